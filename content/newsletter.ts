/** The words beside the form; a hash of them is stored with every consent. */
export const newsletter = {
  title: 'Newsletter',
  promise: 'A short letter, whenever we have found something that you can check on your own site.',
  wayOut: 'Every mail has a link to unsubscribe.',
  /** Ends with the link's words. */
  policy: ['See the', 'privacy policy'],
} as const;
