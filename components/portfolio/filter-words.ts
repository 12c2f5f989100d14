export const countLine = (listed: number, all: number) => `Showing ${listed} of ${all} projects`;

/** Of a phone's button, by whether the filters are shown. */
export const toggleWords = { true: 'Hide Filters', false: 'Show Filters' };
