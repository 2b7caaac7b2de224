import { useSite } from '../../layout/use-site.ts'
import { PageImage } from '../../photos/page-image.tsx'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import { useLanguage, useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import type { Article } from '../article.ts'
import { bodyBlocks } from '../article-body.ts'
import { articleWords } from '../words.ts'
import css from './article-page.css?inline'

type Link = { label: string; href: string }
type Props = { article: Article; related: Link[] }

export function ArticlePage({ article, related }: Props) {
  const words = useWords(articleWords)
  return (
    <div className="wrap reading">
      <PageLink className="back" href="/articles">
        {words.back}
      </PageLink>
      <ArticleView article={article} />
      <nav aria-labelledby="related">
        <h2 id="related">{words.related}</h2>
        <ul>
          {related.map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

type Shown = Pick<
  Article,
  | 'language'
  | 'title'
  | 'excerpt'
  | 'author'
  | 'imageUrl'
  | 'imageAlt'
  | 'imageVariants'
  | 'createdAt'
  | 'content'
>

/** The article itself; also the preview beside the editor. Stands in an element of the class `reading`. */
export function ArticleView({ article }: { article: Shown }) {
  const { title, excerpt, author, imageUrl, imageAlt, imageVariants, createdAt, content } = article
  const { language } = article
  const { timeZone } = useSite()
  const isOfPage = useLanguage() === language
  return (
    <article lang={isOfPage ? undefined : language}>
      <Style name="article-page" css={css} layer="page" />
      <p className="fine">
        {articleWords[language].datedBy(longDay(dayIn(createdAt, timeZone), language), author)}
      </p>
      <h1 dir="auto">{title}</h1>
      {excerpt && (
        <p className="lead" dir="auto">
          {excerpt}
        </p>
      )}
      <PageImage url={imageUrl} alt={imageAlt} variants={imageVariants} sizes="(width < 48rem) 94vw, 44rem" />
      <ArticleBody content={content} />
    </article>
  )
}

function ArticleBody({ content }: { content: string }) {
  return (
    <div className="body">
      {bodyBlocks(content).map((block, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other identity
        if (block.kind === 'break') return <br key={index} />
        const Line = block.kind === 'heading' ? 'h2' : 'p'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other identity
          <Line key={index} dir="auto">
            {block.text}
          </Line>
        )
      })}
    </div>
  )
}
