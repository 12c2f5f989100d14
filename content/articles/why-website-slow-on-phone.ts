import type { Article } from '#content/types.ts';

export const whyWebsiteSlowOnPhone = {
  slug: 'why-website-slow-on-phone',
  title: 'Why your website is slow on a phone, and how to check it yourself',
  excerpt:
    'It opens at once in the office, and a customer on the Metrobus looks at a white page. Three free tests to find the cause, and the order in which to mend it.',
  cover: { word: 'Speed', department: 'web' },
  date: '2026-06-16',
  category: 'Web development',
  figure:
    'On a thin mobile line whatever is heavy holds up the rest: send the words first and a picture of 1,200 pixels after them.',
  content: `
<p>Your site opens at once on the office Wi-Fi. A customer on a bus, holding an older Android phone
with one bar of signal, taps your link, looks at a white screen and goes back to the search
results. You never hear about it, because people who leave that early do not write to complain.</p>
<p>The causes are few, and you can find most of them without a developer.</p>

<h3>What usually makes it slow</h3>
<ul>
<li><strong>Photographs straight from the camera.</strong> A picture 4,000 pixels wide can weigh
several megabytes. Even a sharp phone screen needs only about 1,200 of those pixels across.</li>
<li><strong>Sliders and background video.</strong> The visitor downloads five banners in order to
see the first one.</li>
<li><strong>Scripts from other companies.</strong> Every chat bubble, ad pixel, heat map and
Instagram feed brings its own code. A cheap phone has to run all of it, and while it does, taps on
your menu go unanswered.</li>
<li><strong>Themes that try to do everything.</strong> Many ready-made themes load the styles and
scripts of features you never switched on.</li>
<li><strong>Distant or crowded hosting.</strong> If the server is in America, each request crosses
the sea and comes back before the first word can appear. If it is shared with too many other
sites, it is also late to start.</li>
<li><strong>Heavy fonts.</strong> Urdu Nastaliq fonts are far larger than Latin ones. A page that
waits for the whole file shows no text in the meantime.</li>
</ul>

{figure}

<h3>Test one: your own phone</h3>
<ol>
<li>Switch Wi-Fi off and stand where the signal is ordinary, not next to the window.</li>
<li>Open an incognito tab, so that nothing saved from earlier visits helps.</li>
<li>Open the page where customers really arrive. It is often a product page that an ad points to,
and not the home page.</li>
<li>Count the seconds until you can read something useful, and again until the menu or the order
button answers a tap.</li>
<li>Borrow the cheapest phone in the office and repeat.</li>
</ol>

<h3>Test two: PageSpeed Insights</h3>
<p>Go to <a href="https://pagespeed.web.dev">pagespeed.web.dev</a>, paste the address of that page
and read the Mobile tab. The upper part, when your page has enough visitors, describes real Chrome
users over the past 28 days. The lower part is one laboratory run on a simulated mid-range phone.
Judge by the upper part. Use the lower one to find causes, and do not worry when its score moves a
little between runs.</p>
<p>Three measurements matter, and these are Google’s own limits for “good”:</p>
<ul>
<li><strong>LCP</strong>, the moment the main content has appeared: 2.5 seconds or less.</li>
<li><strong>INP</strong>, how long the page takes to react to a tap: 200 milliseconds or less.</li>
<li><strong>CLS</strong>, how much the page jumps about while loading: 0.1 or less.</li>
</ul>

<h3>Test three: weigh the page</h3>
<p>On a computer, open the page in an incognito Chrome window. From the browser’s menu choose More
Tools, then Developer Tools, then the Network tab. Tick “Disable cache”, change “No throttling” to
“Slow 4G”, and reload. The line at the bottom shows how much was transferred and how long it took.
Click the Size column to put the heaviest files on top. The first five names often tell the whole
story.</p>

<h3>What to fix first</h3>
<ol>
<li><strong>Images.</strong> Resize them to about 1,200 pixels wide for phones and save them as
WebP or AVIF. Squoosh, a free tool from Google’s Chrome team, does it in the browser. Pictures far
down the page should load lazily; the main picture at the top should not.</li>
<li><strong>The slider.</strong> Replace it with one picture and one sentence.</li>
<li><strong>Scripts.</strong> For each plugin and tag, ask who looks at its data. If nobody does,
remove it.</li>
<li><strong>Caching.</strong> Let the server keep a finished copy of each page instead of building
it for every visitor, and put a CDN such as Cloudflare in front, so that images and other files
come from a place nearer the visitor.</li>
<li><strong>Jumps.</strong> Have the width and height of every image stated in the code, so the
text does not move when the picture arrives.</li>
</ol>
<p>Change one thing at a time and repeat the same test on the same page. Otherwise you will not
know which change helped.</p>

<h3>When to call a developer</h3>
<p>Sometimes the images are light and the page still waits. Then the delay sits in the server, the
theme or the way the scripts are loaded, and that is work for someone who reads code. Bring the
PageSpeed report and your list of heavy files. If Search Console is connected, bring its Core Web
Vitals report too: it groups your pages by the problem they share. With these in hand you can ask
for a fixed list of repairs, and you can check afterward that they were made. It may also show
that the theme is the problem and that
<a href="/services/custom-website-development">a site built for its job</a> would serve you
better.</p>
`,
} satisfies Article;
