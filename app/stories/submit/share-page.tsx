import { Island } from '../../ui/island.tsx'
import { WallHead } from '../wall/wall-head.tsx'
import { StoryForm, type StoryFormProps } from './story-form.tsx'

export function SharePage(props: StoryFormProps) {
  return (
    <>
      <WallHead tab="share" />
      <div className="wrap">
        <Island name="story-form" component={StoryForm} props={props} />
      </div>
    </>
  )
}
