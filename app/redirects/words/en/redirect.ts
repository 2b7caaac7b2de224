/** The form that makes a redirect, and why it refuses. */
export const words = {
  heading: 'Make a redirect',
  about:
    'Whoever asks for the first address is led to the second one. A page that exists always comes first.',
  from: { label: 'Missing address', placeholder: '/old-page' },
  to: { label: 'Leads to', placeholder: '/states or https://…' },
  make: 'Make the redirect',
  problems: {
    noPath: 'Write it as it stands after the name of the site, for example /old-page.',
    onlyPath:
      'Write it without the ? or # and what comes after. A redirect takes every address that is the same up to there.',
    unreadable:
      'The site cannot read this address: a % in it begins no code, or the code of a sign no address may have. Copy it as a browser shows it, for example /old%20page.',
    reserved: 'This address belongs to the program itself and cannot be redirected.',
    taken: 'This address is redirected already. Remove that redirect first.',
    exists: 'There is a page at this address. Only an address that leads nowhere can be redirected.',
    noTarget: 'Write a path of this site, for example /states, or a whole address that begins with https://.',
    self: 'That is the same address.',
    circle: 'That would lead in a circle, back to the same address.',
    missing: 'There is no page at that address either.',
  },
}
