/** A newsletter with every supported element. */
export const sampleLetter = `---
subject: "What we learned in January: forms, and a map"
preview: Two things that brought our clients more messages
---

# What we learned in January

Dear reader,

two small changes brought our clients **more messages** this month. Neither took a day, and both are described in [our portfolio](/portfolio).

## A shorter form

Every field that you take away is one that nobody can get *wrong*:

1. Name and address are enough to answer.
2. A phone number is welcome,
   - but not needed,
   - and checked as loosely as \`+92 300 …\` allows.
3. The message says the rest.

> We answer more people since we ask for less.

## Where to find you

A map is heavy. A line of words and a link to it weigh nothing:

\`\`\`
Second floor, Main Boulevard
opposite the park
\`\`\`

---

آپ کا شکریہ کہ آپ نے ہمیں پڑھا۔

Questions? Write to hello@example.com, or read more at https://example.com/journal
`;
