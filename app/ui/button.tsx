import type { ComponentProps } from 'react'
import css from './button.css?inline'
import rareCss from './button-rare.css?inline'
import { PageLink } from './page-link.tsx'
import { Style } from './style.tsx'

type Variant = 'brass' | 'line' | 'quiet' | 'danger'
export type Look = { variant?: Variant; tight?: boolean }

const variantClass: Record<Variant, string> = { brass: '', line: 'line', quiet: 'quiet', danger: 'no' }

export function Button({
  variant,
  tight,
  className,
  type = 'submit',
  ...rest
}: Look & ComponentProps<'button'>) {
  const isRare = variant === 'quiet' || variant === 'danger' || rest.disabled || rest['aria-disabled']
  return (
    <>
      <ButtonStyle rare={Boolean(isRare)} />
      <button {...rest} type={type} className={buttonClass({ variant, tight, className })} />
    </>
  )
}

/** Goes before every other button of a form in which Back comes first: the Enter key presses the first one. */
export function EnterButton(props: ComponentProps<'button'>) {
  return <button {...props} type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
}

/** `external` opens another tab and keeps this one out of the other page's reach. */
export function ButtonLink({
  variant,
  tight,
  className,
  external,
  ...rest
}: Look & { external?: boolean } & ComponentProps<'a'> & { href: string }) {
  const elsewhere = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <>
      <ButtonStyle rare={variant === 'quiet' || variant === 'danger'} />
      <PageLink {...rest} {...elsewhere} className={buttonClass({ variant, tight, className })} />
    </>
  )
}

/** For a router's own link component: `<ButtonStyle /><Link className={buttonClass({ variant: 'line' })} />`. */
export function buttonClass({ variant = 'brass', tight, className }: Look & { className?: string }) {
  return ['btn', variantClass[variant], tight && 'tight', className].filter(Boolean).join(' ')
}

export function ButtonStyle({ rare = false }: { rare?: boolean }) {
  return (
    <>
      <Style name="button" css={css} />
      {rare && <Style name="button-rare" css={rareCss} />}
    </>
  )
}
