import { illustrativeLabel, type Testimonial, testimonials } from '../../claims/testimonials.ts'
import {
  corporateStories,
  corporateTestimonials,
  kitStories,
  kitTestimonials,
} from '../../programs/program-testimonials.ts'
import type { DoubtfulStory, Facts, Line } from '../facts.ts'
import { laws } from '../laws.ts'
import type { Rule, Spot } from '../rule.ts'
import { beside, linesWith, quoted, spot } from '../spots.ts'

const invented: Testimonial[] = [
  ...testimonials,
  ...kitStories('en'),
  ...kitTestimonials('en'),
  ...corporateStories('en'),
  ...corporateTestimonials('en'),
].filter(({ origin }) => origin === 'illustrative')

const label = new RegExp(illustrativeLabel, 'i')
/** The terms say what the label means: that is no story. */
const aboutTheLabel = new RegExp(`“${illustrativeLabel}”`, 'i')
const madeUpName = new RegExp(invented.map(({ name }) => name.replaceAll('.', '\\.')).join('|'))
const stars = /★/
const chooseExamples = { label: 'Take the examples off', href: '/admin/settings/look#field-examples' }
const seeWall = { label: 'See the stories', href: '/admin/stories/approved' }

export const testimonialRules: Rule[] = [
  {
    id: 'invented-testimonials',
    title: 'Testimonials that no client gave',
    gravity: 'stop',
    law: laws.fakeReviews,
    why: 'These stories are made up. A label says so, but a testimonial of somebody who does not exist may not stand as one on a site that sells something.',
    todo: 'Let clients’ own stories from the approval wall take their places, and take the examples off before opening.',
    mend: chooseExamples,
    find: ({ lines }) => countedByPage(linesWith(lines, label, aboutTheLabel), 'example'),
  },
  {
    id: 'unlabelled-testimonials',
    title: 'A made-up story without its label',
    gravity: 'stop',
    law: laws.fakeReviews,
    why: `Without “${illustrativeLabel}” beside it, a reader takes the story for a client’s.`,
    todo: 'Put the label back beside the story, or take the story off.',
    mend: seeWall,
    find: ({ lines }) =>
      quoted(linesWith(lines, madeUpName, label).filter((line) => isUnlabelled(line, lines))),
  },
  {
    id: 'stars-nobody-gave',
    title: 'Stars that nobody gave',
    gravity: 'first',
    law: laws.endorsements,
    why: 'Stars read as a client’s rating. The site asks nobody for one, so these were drawn, not given.',
    todo: 'Take the stars off together with the examples, or ask clients for a rating and show that.',
    mend: chooseExamples,
    find: ({ lines }) => countedByPage(linesWith(lines, stars), 'story with stars', 'stories with stars'),
  },
  storyRule({
    id: 'stories-from-nobody',
    title: 'Approved stories from an address that cannot exist',
    law: laws.fakeReviews,
    why: 'The sender’s e-mail address is one of those kept for examples: nobody can have written from it.',
    doubt: 'reserved address',
  }),
  storyRule({
    id: 'insider-stories',
    title: 'Approved stories from your own people',
    law: laws.insiderReviews,
    why: 'The sender’s address is that of an admin of this site. A story of your own people must say so in plain sight.',
    doubt: 'address of an admin',
  }),
]

function countedByPage(lines: Line[], one: string, many = `${one}s`): Spot[] {
  const pages = Map.groupBy(lines, ({ path }) => path)
  return [...pages].map(([path, { length }]) => spot(`${length} ${length === 1 ? one : many}:`, path, path))
}

/** Where somebody made up is named: fewer labels than such names stand in the block. */
function isUnlabelled(line: Line, lines: Line[]) {
  const block = beside(lines, line).map(({ text }) => text)
  const labels = block.filter((text) => label.test(text))
  return labels.length < block.filter((text) => isInvented(text, block)).length
}

/** A client may share the name, hardly the place as well. */
function isInvented(text: string, block: string[]) {
  return invented.some(
    ({ name, location }) => text.includes(name) && block.some((other) => other.includes(location)),
  )
}

type OfStories = Pick<Rule, 'id' | 'title' | 'law' | 'why'> & { doubt: DoubtfulStory['doubt'] }

function storyRule({ doubt, ...rule }: OfStories): Rule {
  return {
    ...rule,
    gravity: 'stop',
    todo: 'Ask the sender, or move the story back to pending.',
    mend: seeWall,
    find: ({ doubtfulStories }: Facts) => doubtfulStories.filter((story) => story.doubt === doubt).map(told),
  }
}

function told({ id, headline }: DoubtfulStory): Spot {
  return spot(`“${headline}”`, 'Approval wall', `/approval-wall/story/${id}`)
}
