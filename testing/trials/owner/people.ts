import { about } from '#content/about.ts';
import { edit } from './edit.ts';
import { taken } from './photographs.ts';

const names = ['Rosa Teixeira', 'Ned Fairbairn', 'Ama Owusu', 'Liv Sandberg'];

export function changePeople(copy: string): void {
  for (const page of ['about', 'home']) {
    const file = `${copy}/content/${page}.ts`;
    for (const { role } of about.team.members) {
      if (page === 'home' && role === about.team.members[0].role) continue;
      edit(file, [[`role: '${role}'`, `role: 'Partner: ${role}'`]]);
    }
    let next = 0;
    edit(file, [[/name: 'Name to come'/, () => `name: '${names[next++ % names.length]}'`]]);
  }
  edit(`${copy}/content/about.ts`, [
    ['Reads each inquiry', 'Opens each inquiry before lunch'],
    ['Sketches on paper first', 'Begins with a pencil'],
    ["portrait: 'waistcoat'", `portrait: '${taken.people}'`],
  ]);
}
