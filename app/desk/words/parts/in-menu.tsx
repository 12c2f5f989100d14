import type { ReactNode } from 'react';
import { Field } from '#app/desk/parts/desk-field.tsx';
import { ActForm } from '#app/desk/parts/form.tsx';
import type { WordFiles } from '#lib/content/words.ts';
import { addressOf, entryOf } from '#lib/editing/files.ts';
import {
  choicesOf,
  listsFor,
  type Menu,
  type MenuList,
  menuFile,
  readMenu,
} from '#lib/editing/menu.ts';
import { entryAround, newEntryAt } from '#lib/editing/only.ts';

/** Where a page stands in the menu and at the foot of every page, and what can be put below it. */
export function InMenu({ file, words }: { file: string; words: WordFiles }) {
  const menu = readMenu(words);
  const slug = entryOf(file)?.slug ?? '';
  return (
    <>
      {listsFor(words, file, menu).map((list) => (
        <Place key={list.field} list={list} menu={menu} slug={slug} />
      ))}
      <PutIn isHere={({ head }) => head === slug} words={words} />
    </>
  );
}

const moves = { up: 'Up', down: 'Down', drop: 'Take it out' };

function Place({ list, menu, slug }: { list: MenuList; menu: Menu; slug: string }) {
  const { kind, label, slugs } = list;
  const at = slugs.indexOf(slug);
  if (at < 0) {
    const isFoot = kind === 'foot';
    return (
      <Change list={list} menu={menu} slug={slug}>
        {!isFoot && <p className="grow">It is not in the menu.</p>}
        <button name="do" type="submit" value="save">
          {isFoot ? 'Put it at the foot of the page' : 'Put it into the menu'}
        </button>
      </Change>
    );
  }
  const field = fieldOf(list, at);
  const { entry, moves: can } = entryAround(menuFile, menu.words, field) ?? {};
  return (
    <Change at={at} list={list} menu={menu} slug={slug}>
      <p className="w-full">{`${label}: ${at + 1} of ${slugs.length}`}</p>
      {Object.entries(moves).map(([move, words]) =>
        can?.[move as keyof typeof moves] ? (
          <button key={move} name="do" type="submit" value={`${move}:${entry}`}>
            {words}
          </button>
        ) : null,
      )}
    </Change>
  );
}

type PutInProps = { words: WordFiles; isHere: (list: MenuList) => boolean };

/** Puts a page that is in no menu at the end of a list. */
export function PutIn({ words, isHere }: PutInProps) {
  const menu = readMenu(words);
  return menu.lists.filter(isHere).map((list) => {
    const options = choicesOf(words, list, menu);
    const name = fieldOf(list, list.slugs.length);
    return options.length > 0 ? (
      <Change key={name} list={list} menu={menu}>
        <Field
          hint={`${list.label}.`}
          id={`in-${name}`}
          label="Put a page in here"
          name={name}
          options={options}
        />
        <button name="do" type="submit" value="save">
          Put it in
        </button>
      </Change>
    ) : null;
  });
}

const fieldOf = ({ field }: MenuList, at: number) => `${field}.${at}`;

type ChangeProps = { list: MenuList; menu: Menu; at?: number; slug?: string; children: ReactNode };

/** A form of the menu's own words, wherever it stands. */
function Change({ list, menu, at, slug, children }: ChangeProps) {
  const field = fieldOf(list, at ?? list.slugs.length);
  const fields = {
    file: addressOf(menuFile),
    base: JSON.stringify(menu.words),
    only: at === undefined ? newEntryAt(field) : field,
    ...(slug && { [field]: slug }),
  };
  return (
    <ActForm
      act="words"
      className="mt-4 flex flex-wrap items-end gap-2 border-t pt-3"
      data-stays=""
      fields={fields}
    >
      {children}
    </ActForm>
  );
}
