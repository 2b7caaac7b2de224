/** What the made-up renters tell. */
export const words = {
  rosa: {
    title: 'One page each night',
    details: 'one eviction',
    story:
      'I did it at the kitchen table after my shifts. One page each night. The letters were the part I could never have written.',
  },
  calvin: {
    title: 'The fourth one read my letter',
    details: 'three denials',
    story: 'Three places said no. The fourth one read my letter and called me back.',
  },
  hannah: {
    title: 'Somebody told me the order',
    details: 'low credit score',
    story: 'I like to do things myself. I just needed someone to tell me the order to do them in.',
  },
  andre: {
    details: 'low credit score',
    story:
      'I stopped paying for applications that went nowhere. The list showed me whom to ask first. Now I have an apartment near my work.',
  },
  lucia: {
    name: 'Lucia and Ben F.',
    details: 'one eviction',
    story:
      'We have two dogs and one eviction. The owner of the house met us in the yard and we talked it through.',
  },
  grace: {
    details: 'thin credit file',
    story: 'The condo board wanted papers I had never heard of. Most of them were in the kit.',
  },
  mike: {
    details: 'credit after a divorce',
    story:
      'My credit fell apart with my marriage. I sent the letter with a note of my own and got a townhome close to my kids.',
  },
  shirley: {
    details: 'old debts',
    story:
      'I am not good with computers. My niece opened the files and I read the steps out loud. We found a trailer on a quiet lot.',
  },
  devon: {
    details: 'broken lease',
    story:
      'My first apartment after a broken lease. I told the truth on every line and kept a copy of everything.',
  },
  yvonne: {
    title: 'The second property said yes',
    details: 'moved for work',
    story:
      'My job moved and I had to move with it. The second property said yes. The lease has my name on it, and only mine.',
  },
  omar: {
    title: 'Good books, old credit',
    details: 'self-employed',
    story: 'I run a small crew. My books are fine, my old credit is not. They knew which places to ask.',
  },
  beth: {
    title: 'My fee came back',
    details: 'old evictions',
    story: 'All my applications were denied. I got my fee back, and they still called me the week after.',
  },
  samuel: {
    title: 'One fee, said up front',
    details: 'low credit score',
    story: 'One fee, said up front, and no other bill from them. I had stopped believing that.',
  },
  keisha: {
    title: 'They said what they could not promise',
    details: 'one eviction',
    story: 'They told me what they could not promise before I paid. That is why I stayed.',
  },
  paul: {
    name: 'Paul and Irene T.',
    title: 'The next one was already asked',
    details: 'broken lease',
    story: 'The first place turned us down. It stung less with somebody already working on the next one.',
  },
  dwayne: {
    title: 'The same kind answer four times',
    details: 'old debts',
    story: 'I asked the same question four times on the phone. I got the same kind answer four times.',
  },
}
