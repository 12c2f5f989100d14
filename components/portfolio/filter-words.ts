export const sorts = { newest: 'Newest', popular: 'Most Popular', az: 'A - Z' } as const;

export const allCategories = 'All Categories';

export const countLine = (listed: number, all: number) => `Showing ${listed} of ${all} projects`;
