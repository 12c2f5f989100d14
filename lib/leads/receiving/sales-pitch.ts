/**
 * Whether a message sells links or places in search results: several links, and words that offer them. Clients
 * paste links, too, and speak of SEO, as we sell it: whoever asks for something offers nothing.
 */
export function isSalesPitch(message: string): boolean {
  const plain = message
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(lookalike, inLatin);
  const links = plain.match(link) ?? [];
  if (links.length < severalLinks) return false;
  return !asks.test(plain) && offers.some((one) => one.test(plain));
}

const severalLinks = 3;

const link =
  /(?<![@\w.-])(?:https?:\/\/|www\.)\S+|(?<![@\w./-])[a-z\d-]+\.(?:com|net|org|info|io|xyz|shop|site|online|pk)\b/gi;

const goods =
  '(?:seo|back-?links?|guest[ -]?post(?:s|ing)?|sponsored (?:posts?|articles?)|link[ -]?(?:building|insertions?)|(?:do-?follow|niche|high[ -]da|pbn) links?|rankings?|(?:real|organic|targeted|website|web) traffic|(?:first|top|1st) (?:page|position)s?)';

// Between a verb and what is sold; not "we sell shoes and need SEO".
const fewWords = String.raw`(?:(?!(?:and|but|so|where|whose|who|with)\b)[\w%+&$,’'-]+\s+){0,5}`;

/** Cyrillic, Greek and small capitals, each above what it looks like: words of them may only look English. */
const [foreign, latin] = [
  'авекмнорстухіјѕԁɡԛԝҽһӏгпьαβεζηικμνορτυχγωᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ',
  'abekmhopctyxijsdgqwehlrnbabezhikmnoptyxywabcdefghijklmnoprstuvwyz',
];

const lookalike = new RegExp(`[${foreign}]`, 'gi');

const inLatin = (letter: string) => latin.charAt(foreign.indexOf(letter.toLowerCase()));

const offers = [
  String.raw`\b(?:offer|offering|provide|providing|sell|selling|guarantee|guaranteed|deliver|supply|specialize in|experts? in)\s+${fewWords}${goods}\b`,
  String.raw`\b(?:buy|order|purchase|grab)\s+${fewWords}${goods}\b`,
  String.raw`\b(?:our|my)\s+${fewWords}${goods}\s+(?:packages?|plans?|services?|deals?|prices?|rates|lists?|sites|experts?|gigs?)\b`,
  String.raw`\b(?:rank|boost|increase|improve|skyrocket|grow|promote|push|put|get|drive|bring)\s[^.!?\n]{0,50}\byour\s+(?:\w+\s+)?(?:site|website|business|domain|rankings?|traffic|visibility|store)\b`,
  String.raw`\b(?:rank|boost|increase|improve|skyrocket|grow)\s+your\b[^.!?\n]{0,60}\b(?:google|seo|rankings?|traffic)\b`,
].map((pattern) => new RegExp(pattern, 'i'));

const asks =
  /\b(?:(?:we|i)(?:['’]d| would| are| am|['’]m|['’]re)?(?: also| really| now| just)? (?:need|want|like to have|looking for|searching for|require)|can you|could you|would you be able|do you (?:do|make|build|offer|have|work|take)|how much|what (?:would|will|does|do) (?:it|you|that|this)|please (?:quote|call|advise|suggest)|your (?:quote|charges|fees?)|for (?:my|our) (?:site|website|shop|store|business|brand|clinic|school|restaurant|company))\b/i;
