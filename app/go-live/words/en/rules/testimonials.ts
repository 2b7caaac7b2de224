export const words = {
  inventedTestimonials: {
    title: 'Testimonials that no client gave',
    why: 'These stories are made up. A label says so, but a testimonial of somebody who does not exist may not stand as one on a site that sells something.',
    todo: 'Let clients’ own stories from the approval wall take their places, and take the examples off before opening.',
  },
  unlabelledTestimonials: {
    title: 'A made-up story without its label',
    why: (label: string) => `Without “${label}” beside it, a reader takes the story for a client’s.`,
    todo: 'Put the label back beside the story, or take the story off.',
  },
  starsNobodyGave: {
    title: 'Stars that nobody gave',
    why: 'Stars read as a client’s rating. The site asks nobody for one, so these were drawn, not given.',
    todo: 'Take the stars off together with the examples, or ask clients for a rating and show that.',
  },
  storiesFromNobody: {
    title: 'Approved stories from an address that cannot exist',
    why: 'The sender’s e-mail address is one of those kept for examples: nobody can have written from it.',
  },
  insiderStories: {
    title: 'Approved stories from your own people',
    why: 'The sender’s address is that of an admin of this site. A story of your own people must say so in plain sight.',
  },
  /** For each approved story in doubt. */
  doubtful: 'Ask the sender, or move the story back to pending.',
  mend: { examples: 'Take the examples off', stories: 'See the stories' },
  found: {
    examples: (count: number) => (count === 1 ? '1 example:' : `${count} examples:`),
    withStars: (count: number) => (count === 1 ? '1 story with stars:' : `${count} stories with stars:`),
    wall: 'Approval wall',
  },
}
