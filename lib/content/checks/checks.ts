import type { Mistake } from '#lib/content/mistakes.ts';
import { findBrokenLinks, findLostAddresses } from './addresses.ts';
import type { Checked } from './checked.ts';
import { findLooseFigures } from './figures.ts';
import { findMissingPictures } from './pictures.ts';
import { findBrokenReferences, findDisagreements } from './references.ts';
import {
  findPlaceholders,
  findPoorTitles,
  findRepeated,
  findUnknownCharacters,
} from './wording.ts';

/** What is wrong between the files, and with their words. */
export function checkWhole(checked: Checked): Mistake[] {
  const checks = [
    findBrokenReferences,
    findDisagreements,
    findMissingPictures,
    findBrokenLinks,
    findLostAddresses,
    findUnknownCharacters,
    findPlaceholders,
    findRepeated,
    findPoorTitles,
    findLooseFigures,
  ];
  return checks.flatMap((check) => check(checked));
}
