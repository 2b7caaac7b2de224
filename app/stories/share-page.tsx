import { Island } from '../islands/island.tsx'
import { StoryForm, type StoryFormProps } from './story-form.tsx'
import { WallHead } from './wall-head.tsx'

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
