/** The longest run of marks in any language's text is shorter (Unicode's Stream-Safe Text Format, UAX #15). */
const stackedMarks = /\p{M}{31}/u;

/** Normalizing such a text takes the square of their number. */
export const hasStackedMarks = (text: string) => stackedMarks.test(text);
