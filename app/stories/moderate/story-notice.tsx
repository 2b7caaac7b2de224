import { Button } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ModerationNotice } from './moderation-story.ts'
import { moderationWords } from './moderation-words.ts'
import { listHref, type StoryList } from './story-list.ts'

type Props = { notice: ModerationNotice | null; list: StoryList }

/** What came of a form that was posted without JavaScript, with the way back. */
export function StoryNotice({ notice, list }: Props) {
  const words = useWords(moderationWords)
  if (!notice) return null
  return (
    <Notice kind={notice.kind} wide>
      <form className="undo" method="post" action="/admin/stories/undo">
        <span>{notice.text}</span>
        <input type="hidden" name="back" value={listHref(list)} />
        {notice.undo.map((story) => (
          <input key={story} type="hidden" name="story" value={story} />
        ))}
        {notice.undo.length > 0 && (
          <Button variant="quiet" tight>
            {words.undo}
          </Button>
        )}
      </form>
    </Notice>
  )
}
