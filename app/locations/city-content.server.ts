import { listPublishedArticles } from '../articles/queries.server.ts'
import type { Testimonial } from '../claims/testimonials.ts'
import type { Db } from '../db/tables.ts'
import type { ArticleTeaser } from '../landing/sections.ts'
import type { ReadShared, RequestFacts } from '../platform/context.ts'
import type { Language } from '../platform/language.ts'
import { within } from '../platform/time-limit.ts'
import { dayIn } from '../platform/time-zone.ts'
import { longDay } from '../platform/us-date.ts'
import { listStateStories, listTownStories } from '../stories/queries.server.ts'
import { shownName, type WallStory } from '../stories/story.ts'
import { wallWords } from '../stories/wall-words.ts'
import type { CityContent } from './city-landing-rich.ts'

const storyCount = 6
const articleCount = 3
/** A state with fewer has those of each of its towns among them: no town asks again. */
const stateStoryCount = 24

const patienceMs = 3000

/** A page about a town is worth reading without them: when the database is away or hangs, it has none. */
export async function cityContentInTime(db: Db, place: Place, page: Page, looked: Looked) {
  try {
    return { content: await within(patienceMs, cityContent(db, place, page, looked)), problem: null }
  } catch (problem) {
    return { content: { stories: [], articles: [] }, problem }
  }
}

type Place = { name: string; state: string }
type Page = Pick<RequestFacts, 'tags' | 'readShared'>
type Looked = { isRealOnly: boolean; language: Language; timeZone: string }

/** Approved stories of the town, then of its state, and the newest articles. The page follows their changes. */
async function cityContent(
  db: Db,
  { name, state }: Place,
  { tags, readShared = readEachTime }: Page,
  { language, timeZone, ...looked }: Looked,
): Promise<CityContent> {
  tags.add('stories').add('articles')
  const cityState = `${name}, ${state}`
  const [inState, articles] = await Promise.all([
    readShared(`stories of ${state}, real ones only: ${looked.isRealOnly}`, ['stories'], () =>
      listStateStories(db, state, { ...looked, limit: stateStoryCount }),
    ),
    // With the days of the owner's clock, which takes longer to ask than the articles.
    readShared(`articles in ${language}, ${timeZone}`, ['articles'], async () => {
      const newest = await listPublishedArticles(db, { limit: articleCount, language })
      return newest.map((article) => teaserOf(article, language, timeZone))
    }),
  ])
  const isInTown = (story: WallStory) => story.cityState === cityState
  const town =
    inState.length < stateStoryCount
      ? inState.filter(isInTown)
      : await listTownStories(db, cityState, { ...looked, limit: storyCount })
  const stories = [...town, ...inState.filter((story) => !isInTown(story))].slice(0, storyCount)
  return {
    stories: stories.map((story) => testimonialFrom(story, language)),
    articles,
  }
}

type Article = Awaited<ReturnType<typeof listPublishedArticles>>[number]

function teaserOf(article: Article, language: Language, timeZone: string): ArticleTeaser {
  const { title, excerpt, slug, createdAt, author, imageUrl, imageAlt, imageVariants } = article
  return {
    title,
    excerpt,
    href: `/articles/${slug}`,
    date: longDay(dayIn(createdAt, timeZone), language),
    author,
    image: { url: imageUrl, alt: imageAlt, variants: imageVariants },
  }
}

const readEachTime: ReadShared = (_key, _tags, read) => read()

function testimonialFrom(story: WallStory, language: Language): Testimonial {
  const { isDemo, isClient, cityState, headline } = story
  return {
    origin: isDemo ? 'illustrative' : 'client',
    isVerified: isClient,
    name: shownName(story, wallWords[language].card.anonymous),
    location: cityState,
    story: headline,
    language: story.language,
  }
}
