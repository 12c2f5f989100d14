/** `owner` may do all, the others what their right is named after. An invitation offers them so. */
export const roles = ['writer', 'answerer', 'owner'] as const;

export type Role = (typeof roles)[number];

/** What a page or a button of the desk is for. */
export type Right = 'everybody' | 'words' | 'publishing' | 'messages' | 'owner';

/** What decides what somebody may do. */
export type Rights = { role: Role; mayPublish: boolean };

const held: Record<Exclude<Role, 'owner'>, readonly Right[]> = {
  writer: ['everybody', 'words', 'publishing'],
  answerer: ['everybody', 'messages'],
};

export function may({ role, mayPublish }: Rights, right: Right): boolean {
  if (role === 'owner') return true;
  return held[role].includes(right) && (right !== 'publishing' || mayPublish);
}
