import type { HTMLAttributes } from 'react'
import css from './card.css?inline'
import { Style } from './style.tsx'

type CardProps = { as?: 'div' | 'article' | 'section' | 'li'; ground?: 'paper' | 'door' }

/** Only for something you could pick up: a form, a quote, a story. */
export function Card({
  as: Tag = 'div',
  ground = 'paper',
  className,
  ...rest
}: CardProps & HTMLAttributes<HTMLElement>) {
  const names = ['card', ground === 'door' && 'onDoor', 'padded', className].filter(Boolean).join(' ')
  return (
    <>
      <CardStyle />
      <Tag {...rest} className={names} />
    </>
  )
}

export function CardStyle() {
  return <Style name="card" css={css} />
}
