#!/bin/sh
# `npm run deploy:image`: builds and runs deploy/Dockerfile without Docker and an image registry: with
# buildah, on a base of debootstrap and the lockfile's Node. Needs root, 4 GB of disk and some minutes;
# exits with 0 if it cannot run.
set -eu
cd "$(dirname "$0")/.."

skip() {
  echo "$1: the image is not tested."
  exit 0
}
[ "$(id -u)" = 0 ] || skip 'This is not root'
for tool in buildah debootstrap curl; do
  command -v "$tool" > /dev/null || skip "$tool is not installed (apt-get install $tool)"
done

failed() {
  echo "FAILED $1"
  exit 1
}
work=$(mktemp -d /var/tmp/site-image-XXXXXX)
node=$(readlink -f node_modules/node/bin/node)
port=$("$node" -p 'const server = net.createServer().listen(0); server.unref(); server.address().port')
builder() {
  buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"
}
pid=
end() {
  [ -z "$pid" ] || kill "$pid" 2> /dev/null || true
  builder rm --all > /dev/null 2>&1 || true
  rm -rf "$work"
}
trap end EXIT
trap 'exit 1' INT TERM

# The base image, under the name in the Dockerfile.
version=$(sed -n 's/^ARG NODE_VERSION=//p' deploy/Dockerfile)
[ "$("$node" --version)" = "v$version" ] || failed "the Dockerfile's Node $version is not the lockfile's"
debootstrap --variant=minbase bookworm "$work/base" > "$work/debootstrap.log" \
  || { tail -5 "$work/debootstrap.log"; failed 'debootstrap'; }
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
install -D "$node" "$work/base/usr/local/bin/node"
mkdir -p "$work/base/usr/local/lib/node_modules"
cp -rL "$npm" "$work/base/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/base/usr/local/bin/npm"
echo 'node:x:1000:' >> "$work/base/etc/group"
echo 'node:x:1000:1000::/home/node:/bin/sh' >> "$work/base/etc/passwd"
install -d -o 1000 -g 1000 "$work/base/home/node"
base=$(builder from scratch)
builder add --quiet "$base" "$work/base" / > /dev/null
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then # For a network with its own certificate.
  builder add --quiet "$base" "$NODE_EXTRA_CA_CERTS" /etc/extra-ca.crt > /dev/null
  builder config --env NODE_EXTRA_CA_CERTS=/etc/extra-ca.crt "$base"
fi
builder commit --quiet --rm "$base" "docker.io/library/node:$version-bookworm-slim" > /dev/null
rm -rf "$work/base"

echo 'Building the image…'
builder bud --quiet --pull-never --isolation chroot --file deploy/Dockerfile --tag site . > "$work/build.log" 2>&1 \
  || { tail -20 "$work/build.log"; failed 'the build'; }
site=$(builder from --pull-never site)
files=$(builder mount "$site")
echo "ok     the image: $(du -sm "$files" | cut -f1) MB, of them the site $(du -sm "$files/app" | cut -f1)"

inside() {
  builder run --isolation chroot --env "PORT=$port" --env HOST=127.0.0.1 "$site" -- "$@"
}
command=$(builder inspect --format '{{range .OCIv1.Config.Cmd}}{{.}} {{end}}' "$site")
inside sh -c "echo \$\$; exec $command" > "$work/site.log" 2>&1 &
container=$!

# Waits for an answer with $wanted, half a minute at most.
expect() {
  for _ in $(seq 60); do
    ! "$@" 2> /dev/null | grep -q "$wanted" || return 0
    sleep 0.5
  done
  tail -20 "$work/site.log"
  failed "$*: no \"$wanted\""
}
wanted='</html>' expect curl -s "http://127.0.0.1:$port/"
pid=$(head -1 "$work/site.log")
lead='{"name":"Visitor","email":"visitor@example.com","phone":"","message":"A shop, please."}'
wanted='"success":true' expect curl -s -H 'Content-Type: application/json' -d "$lead" "http://127.0.0.1:$port/api/contacts"
wanted='visitor@example.com' expect inside sh -c 'cat /data/mail/*.eml'
wanted='visitor@example.com' expect inside node --no-warnings cli/agency.mjs leads list
echo 'ok     it serves the home page, takes a message, mails it, and runs the commands'

[ "$(stat -c %u "/proc/$pid")" = 1000 ] || failed 'it does not run as the user node'
kill "$pid"
wait "$container" || failed "it ends with $? at SIGTERM"
pid=
grep -q 'stopping' "$work/site.log" || failed 'it does not log that it stops'
echo 'ok     it runs as the user node, and shuts down at SIGTERM'
