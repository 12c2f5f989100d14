import type { Person } from '#lib/content/types.ts';
import { editYaml } from './edit.ts';
import { taken } from './photographs.ts';

const names = ['Rosa Teixeira', 'Ned Fairbairn', 'Ama Owusu', 'Liv Sandberg'];

export function changePeople(copy: string): void {
  editYaml<Person[]>(`${copy}/content/people.yaml`, (people) =>
    people.map((person, at) => ({
      ...person,
      name: names[at % names.length] ?? '',
      role: `Partner: ${person.role}`,
      about: `On most days ${person.about}`,
      portrait: at === 0 ? taken.people : person.portrait,
    })),
  );
}
