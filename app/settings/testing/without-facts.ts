/** Numbers that are no claim of ours, each in the words it stands in: anything wider would hide a typed price. */
const facts = [
  // A setting that is a number (policies-told.test.ts).
  /^Once an application is closed, we erase it after \d+ months\.$/g,
  // Facts of places, from the tables in data/.
  /census median rent( of [A-Z][\w ]+)?, 20\d\d–20\d\d: \$[\d,]+/gi,
  /census median rent( (in|of) [^$.]+)?( was)? (over )?\$[\d,]+( \(\d{4}(–\d{4})?\))?/gi,
  /alone; that of [A-Z][\w ]+ was \$[\d,]+ a month/g,
  /People in [A-Za-z ]+: [\d,]+|among the [\d,]+ towns and cities of/g,
  /over 20\d\d–20\d\d|The 2020 census/g,
  /\$[\d,]+ (more|less) than across/g,
  /income, (here|in [A-Z][\w ]+) about \$[\d,]+ a month/g,
  /^Of 100 people, \d+ rents?\.$|[\d,]+ people/g,
  /(Population|Population, 2020 census|People in [^:]+): (about )?[\d,]+/g,
  /Place by size in [^:]+: [\d,]+ of [\d,]+|^Towns within \[nearbyMiles\]: \d+|three times the rent: \$[\d,]+/g,
  /^About [\d.]+% of the people of/g,
  // A town or a part of one: its name, the way there, its rent or its people.
  /(?<=[a-z.]|, [A-Z]{2})\d+ miles?( (north|south|east|west)\w*)?(, (over )?\$[\d,]+|, )?$/g,
  /(1-bed(room)? )?fair rent \$[\d,]+( \(FY\d{4}\)|, FY\d{4})?|Fair rent \$[\d,]+ for 1 bedroom, \$[\d,]+ for 2 \(HUD, FY\d{4}\)/g,
  /^Here: (below it: )?(studio|\d bedrooms?) \$[\d,]+.*$|for one bedroom many ask \$[\d,]+ a month$/g,
  /with the census median rent, 20\d\d–20\d\d\.$|; [\d,]+ places? lies? within 25 miles of .+\.$/g,
  /^The most that lenders offer, a loan of \$[\d,]+, covers .+ \(HUD’s fair rents, FY\d{4}, utilities included; our fees and interest come on top\)\.$/g,
  /(First month and deposit|At the census median rent), \$[\d,]+, .+$/g,
  /, (public housing|vouchers|public housing and vouchers) \(HUD, [A-Z][a-z]+ \d+, \d{4}\)$/g,
  /^[A-Z][\w ., ]+, \d+ miles?( (north|south|east|west)\w*)?$/g,
  /^A drawing\. Half of the homes .+$|^2 bedrooms: \$[\d,]+ \(HUD, FY\d{4}\)\.$/g,
  /^In [A-Z][\w ]+ a deposit may be at most .+$|Its cent(re|er) is \d+ miles .+$/g,
  /^HUD’s fair rent for .+ \(FY\d{4}, utilities included\)\.$|^By ZIP code, census median rents in .+$/g,
  /\(\d+ miles?( (north|south|east|west)\w*)?\)/g,
  /, (number [\d,]+|the most) of [\d,]+ places in/g,
  // All towns of a state, and how many begin with each letter.
  /^[A-Z] ?\d+$|^[\d,]+ (towns have a page here|towns and cities with a page)|^All [\d,]+ towns in|each of [\d,]+ towns and cities/g,
  /^Of its towns and cities, [\d,]+ have|towns and cities, \d+ have a page here/g,
  /(?<=[a-z.])\d+ miles from [A-Z][\w .]+$|^(Near [A-Z].+|Farther out)?\d+ towns?$/g,
  /Show All \d+ Cities/g,
  /^\d+\+places served/g,
  /\b50 states|for all 50\b/g,
  // What the rent finder may be asked, the two rules it reckons by, and the year of its figures.
  /The 30% rule|no more than 30% of income|The 3 × rule|those of FY\d{4}\.|\(HUD, FY\d{4}\)|within 25 to 100 miles/g,
  /^\d+ miles$/g,
  // Other people's telephone numbers.
  /\b(1-)?\d{3}-\d{3}-\d{4}\b|\b211\b|\b2-1-1\b/g,
  /protects renters by their source of income \([^)]*; as of [A-Z][a-z]+ \d+, \d{4}\)/g,
  /^tel:\+\d{11}$/g,
  // Made up, and marked so on the page.
  /^.*Illustrative example$|^“.*”$/g,
  // Names, numbering and dates.
  /Section 8|\(WCAG\) 2\.2|CC BY 4\.0|© 7777/g,
  /^\d{1,2}(?=$|\. )|\bStep \d( of \d)?/g,
  /^Last updated \d\d\/\d\d\/\d{4}$|rule on this page last changed on [A-Z][a-z]+ \d+, \d{4}\.$/g,
  // What the program itself does: sizes, its own addresses, and what only a program reads.
  /44 pixels|up to 5MB|At most 100 characters/g,
  /^(Main pages|City pages|Sub-city pages): [\d,]+$|the first 100 of [\d,]+|^[\d,]+ addresses/g,
  /^<sitemap>.*<\/sitemap>$/g,
  /^[\w.-]{60,}$/g,
  /^(below2500|2500-4000|above4000|h[1-6])$/g,
]

export function withoutFacts(line: string) {
  return facts.reduce((rest, fact) => rest.replace(fact, ''), line)
}
