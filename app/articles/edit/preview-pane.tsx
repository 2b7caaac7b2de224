import { languages } from '../../platform/language.ts'
import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import type { TypedArticle } from '../article-form.ts'
import { loadableImage } from '../loadable-image.ts'
import { ArticleView } from '../read/article-page.tsx'
import { editorWords } from './editor-words.ts'
import type { ChosenPicture } from './picture-fields.tsx'
import css from './preview-pane.css?inline'

type Props = {
  typed: TypedArticle
  picture: ChosenPicture | null
  defaultAuthor: string
  createdAt: Date
}

/** The article as readers will see it, while it is written. */
export function PreviewPane({ typed, picture, defaultAuthor, createdAt }: Props) {
  const { preview: words } = useWords(editorWords)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="preview-pane" aria-labelledby="preview-name" tabIndex={0}>
      <p className="fine" id="preview-name">
        {words.name}
      </p>
      <div className="reading">
        <ArticleView
          article={{
            language: languages.find((known) => known === typed.language) ?? 'en',
            title: typed.title.trim() || words.untitled,
            excerpt: typed.excerpt.trim(),
            content: typed.content.trim(),
            author: typed.author.trim() || defaultAuthor,
            imageUrl: picture?.preview ?? loadableImage(typed.imageUrl),
            imageAlt: typed.imageAlt.trim(),
            imageVariants: [],
            createdAt,
          }}
        />
      </div>
      {/* After the public styles: those of the admin area must not reach into them. */}
      <Style name="preview-pane" css={css} layer="page" />
    </section>
  )
}
