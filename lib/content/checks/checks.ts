import type { Mistake } from '../mistakes.ts';
import type { Checked } from '../read-sources.ts';
import { findBrokenLinks, findLostAddresses } from './addresses.ts';
import { findLooseFigures } from './figures.ts';
import { findMissingPictures } from './pictures.ts';
import {
  findBrokenReferences,
  findDisagreements,
  findMissingDemos,
  findUnknownAuthors,
} from './references.ts';
import { findPlaceholders, findSameTitles } from './wording.ts';

/** What is wrong between the files, and with their words. */
export function checkWhole(checked: Checked): Mistake[] {
  const ofOne = [
    findBrokenReferences,
    findDisagreements,
    findUnknownAuthors,
    findMissingDemos,
    findMissingPictures,
    findBrokenLinks,
    findPlaceholders,
    findLooseFigures,
  ];
  const ofAll = [findLostAddresses, findSameTitles];
  return [
    ...ofOne.flatMap((check) =>
      [...checked.sources.values()].flatMap((one) => check(one, checked)),
    ),
    ...ofAll.flatMap((check) => check(checked)),
  ];
}
