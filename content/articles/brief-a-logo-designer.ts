import type { Article } from '#content/types.ts';

export const briefALogoDesigner = {
  slug: 'brief-a-logo-designer',
  title: 'Before you brief a logo designer: what to prepare, which files to get',
  excerpt:
    'Two pages of notes save weeks of guessing. A list to write before the first meeting, and another to tick before the last payment.',
  cover: { word: 'Brief', department: 'design' },
  date: '2026-09-22',
  category: 'Branding',
  figure:
    'Seven notes go in before anyone draws, and a folder of files you have ticked off comes out before the last payment.',
  content: `
<p>The usual brief for a logo is a name, a voice note that says “something modern”, and a
screenshot of somebody else’s logo. The designer guesses, the owner is disappointed, and by the
fifth round the drawing is a compromise nobody chose. An hour of preparation prevents most of
this.</p>

<h3>Write these down first</h3>
<ol>
<li><strong>The exact name.</strong> Spelling, capitals, the Urdu form if there is one, and whether
“Traders” or “&amp; Sons” belongs in the logo.</li>
<li><strong>What you sell, and who buys it,</strong> in one sentence that a neighbor would
understand.</li>
<li><strong>Three competitors</strong> that customers compare you with. Put their logos on one
sheet. Yours has to look different beside them.</li>
<li><strong>Where it will be used,</strong> most important first. Embroidery, a steel sign, a
thermal receipt and an app icon each forbid something, and the hardest place decides the
drawing.</li>
<li><strong>What must stay.</strong> A color people already know, or your grandfather’s
handwriting on the first bill book.</li>
<li><strong>What you like and dislike, with the reason.</strong> “I like how heavy the letters are”
is useful. “I like this one” is not.</li>
<li><strong>Budget, date, and who decides.</strong> One person. The others advise.</li>
</ol>

{figure}

<h3>Check the name before anyone draws</h3>
<p>Search for it and for names that sound like it, on Google and on Instagram. See whether
the .pk and .com domains are free. If you will register a company, look the name up with the SECP.
Then ask for a search at the trademark registry, which is part of IPO-Pakistan, in the class
of your goods. A fine logo
for a name you cannot keep is money lost.</p>

<h3>How to comment so that the next round is better</h3>
<ul>
<li>Describe the problem and leave the cure to the designer. “It cannot be read from across the
road” says more than “make it bigger”.</li>
<li>Collect your partners’ comments and settle the contradictions before you send one list.</li>
<li>Look at each idea in black and white, at the width of a fingernail, and beside your
competitors. Then wait a day and look again.</li>
<li>Do not hold a vote in the family WhatsApp group. Show the logo to five customers and ask what
kind of business they think it is.</li>
</ul>

<h3>The files to insist on</h3>
<ul>
<li><strong>The editable source,</strong> usually an Illustrator file (.ai), and a copy with the type
converted to outlines.</li>
<li><strong>Vectors:</strong> SVG for the web, PDF and EPS for printers and sign makers.</li>
<li><strong>PNG with a transparent background</strong> in full color, all black and all white, at
several widths, and <strong>JPG</strong> on white for software that accepts nothing else.</li>
<li><strong>Every arrangement:</strong> wide, stacked and the symbol alone.</li>
<li><strong>A square icon</strong> of at least 512 pixels, and a favicon.</li>
<li><strong>Color values</strong> in HEX, RGB and CMYK, with a Pantone number if you print spot
colors.</li>
<li><strong>Names of the fonts</strong> and where to license them. The designer’s own
license often forbids passing the font file on.</li>
<li><strong>A page of rules:</strong> clear space, smallest size, which version goes where.</li>
</ul>
<p>You can test the vectors yourself. Drag the SVG into a browser and zoom in as far as it goes. If
the edges stay sharp, it is a real drawing. If you see small squares, someone has placed a
photograph inside a vector file, and it will fail on your signboard.</p>

<h3>Settle these in writing</h3>
<ul>
<li><strong>Ownership.</strong> Paying an invoice does not always transfer copyright. Ask for a
signed assignment that names the logo and takes effect with the last payment.</li>
<li><strong>Sources.</strong> The designer should declare stock artwork, traced work or
AI-generated parts. They can make a mark hard to protect, and stock licenses commonly forbid use
in a logo.</li>
<li><strong>Scope.</strong> How many concepts and rounds, and what happens if you stop
halfway.</li>
<li><strong>Publicity.</strong> Whether the work may be shown, and from what date.</li>
</ul>

<h3>Keep what you paid for</h3>
<p>Put the folder in a drive that the company owns and give two people access. Keep a second copy
offline. When you send a logo over WhatsApp, attach it as a document, since a picture is compressed
on the way. Give the printer the PDF and the web developer the SVG, and stop forwarding the
screenshot.</p>
<p>If you would like the questions asked for you, that is how our
<a href="/services/logo-design">logo design</a> begins. For stationery, templates and a manual as
well, see the <a href="/services/brand-identity-kit">brand identity kit</a>.</p>
`,
} satisfies Article;
