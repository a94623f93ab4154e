/** The long descriptions of the demo products that have one, by product URL key. */
export const demoTexts: Readonly<Record<string, string>> = {
  'stoneware-mug': `<h2>A mug for every morning</h2>
<p>The wall is thin enough to drink from comfortably and thick enough to keep coffee warm. The handle has room for three fingers, and the foot is wide, so the mug stays where you put it.</p>
<h3>Material</h3>
<p>Stoneware from the Sierra foothills, fired at 1,240 °C. The glaze is mixed in small batches, applied by hand, and free of lead and cadmium. No two mugs are quite the same color.</p>
<h3>Care</h3>
<ul><li>Dishwasher and microwave safe.</li><li>The unglazed foot takes up water: let it dry before you stack it.</li><li>Avoid sudden cold. A hot mug does not like a wet stone counter.</li></ul>
<h3>The story</h3>
<p>Kiln &amp; Glaze began with one wheel in a former bakery. Today four potters throw about 200 mugs a week, and still sign each one under its foot.</p>`,
  'waxed-canvas-backpack': `<h2>Made for rain, better with age</h2>
<p>Waxed canvas keeps out a long shower and shows every trip you take. Creases lighten, the leather darkens, and after a year the pack looks like nobody else’s.</p>
<h3>What fits</h3>
<ul><li>22 liters: a jacket, lunch, and a book for the train.</li><li>A padded sleeve for laptops up to 14 inches.</li><li>Two side pockets for a bottle and an umbrella.</li></ul>
<h3>Material</h3>
<p>18 oz cotton canvas, waxed with a blend of paraffin and beeswax. Straps of vegetable-tanned bridle leather, buckles of solid brass. Every seam that carries weight is sewn twice.</p>
<h3>Care</h3>
<p>Wipe it with a cold, damp sponge. Never machine wash it. Rub in fresh wax once a year and warm it with a hair dryer until it sinks in.</p>
<h3>Repairs</h3>
<p>A torn strap is no reason to buy a new pack. Ridge &amp; Rope repairs its bags for as long as you own them.</p>`,
  'beeswax-candle': `<p>Pure beeswax burns slowly, barely drips, and smells faintly of honey. Each candle is cast by hand around a cotton wick.</p>
<h3>Sizes</h3>
<table><thead><tr><th>Height</th><th>Diameter</th><th>Weight</th><th>Burn time</th></tr></thead>
<tbody><tr><td>10 cm</td><td>5 cm</td><td>150 g</td><td>25 hours</td></tr>
<tr><td>15 cm</td><td>5 cm</td><td>240 g</td><td>40 hours</td></tr>
<tr><td>20 cm</td><td>5 cm</td><td>330 g</td><td>55 hours</td></tr></tbody></table>
<p>Let the wax melt to the edge the first time you light it. Later, the candle burns evenly.</p>`,
};
