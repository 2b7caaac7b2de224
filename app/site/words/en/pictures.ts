export const words = {
  site: {
    line: 'Help with approval and funding after bad credit, an eviction, a broken lease or a record.',
  },
  wall: { headline: 'The approval wall', line: 'Stories of renting after a no. Examples are marked.' },
  share: {
    label: 'The approval wall',
    headline: 'Share your story',
    line: 'Were you told no, and then told yes? Tell others how it went.',
  },
  articles: {
    label: 'Articles',
    headline: 'Plain help with renting after a no',
    line: 'What reports say, what rules hold, what to tell a landlord.',
  },
  finder: {
    label: 'Rent finder',
    headline: 'Where can I afford to live?',
    line: 'Towns whose fair rent fits what you can pay, nearest first.',
  },
  toldNo: {
    label: 'Free help',
    headline: 'Told no? Your next steps',
    line: 'What to ask for, by which day, and the letters.',
  },
  letters: {
    label: 'Free help',
    headline: 'Letters, ready to send',
    line: 'Ask for your report. Say what is wrong. Ask to be looked at again.',
  },
  budget: {
    label: 'Free help',
    headline: 'What will it cost to move in?',
    line: 'The cash for day one, and what is left each month.',
  },
  checklist: {
    label: 'Free help',
    headline: 'The papers to have ready',
    line: 'By your situation. Tick them, print them, hand them over.',
  },
  sitemap: {
    label: 'Sitemap',
    headline: 'Every page, in one list',
    line: 'Programs, policies, 50 states, cities and neighborhoods.',
  },
  story: (example: string | null) => (example ? `The approval wall · ${example}` : 'The approval wall'),
  article: 'Article',
}
