#!/bin/sh
# `npm run deploy:prune [-- /srv/site]`: deletes all releases but the three newest, the current one and the
# one before it. Stops without a current release, as the folder may be the wrong one.
set -eu
cd "${1:-/srv/site}/releases"
current=$(realpath -e ../current)
previous=$(realpath -m ../previous)
for release in $(ls -d ????-??-??-???? | head -n -3); do
  case $(realpath "$release") in
    "$current" | "$previous") ;;
    *) rm -r "$release" && echo "Deleted $release." ;;
  esac
done
