import { Button } from '../../ui/button.tsx'
import { useWords } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import type { DeskNotice } from './desk-story.ts'
import { deskWords } from './desk-words.ts'
import { listHref, type StoryList } from './story-list.ts'

type Props = { notice: DeskNotice | null; list: StoryList }

/** What came of a form that was posted without JavaScript, with the way back. */
export function StoryNotice({ notice, list }: Props) {
  const words = useWords(deskWords)
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
