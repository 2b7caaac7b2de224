import { CachedFragment } from '../cached-fragment.tsx'

const drawing = {}

/** For a green ground: a door that stands open, light on the floor, the key lying before it. */
export function OpenDoor({ className }: { className?: string }) {
  return (
    <CachedFragment
      as="svg"
      of={drawing}
      name="open door"
      className={className}
      viewBox="0 0 440 270"
      aria-hidden="true"
    >
      {() => <Inside />}
    </CachedFragment>
  )
}

function Inside() {
  return (
    <>
      <path fill="var(--art-glow)" opacity=".2" d="M250 226h120l-40 44H20z" />
      <path fill="var(--door-deep)" d="M234 226V90a76 76 0 0 1 152 0v136z" />
      <path fill="var(--art-glow)" d="M250 226V100h120v126zM250 88a60 60 0 0 1 120 0z" />
      <path
        fill="none"
        stroke="var(--door-deep)"
        strokeWidth="5"
        d="M310 90V26M310 90l-44-44M310 90l44-44M288 90a22 22 0 0 1 44 0"
      />
      <path fill="var(--art-door-panel)" d="m370 100 50-16v166l-50-24z" />
      <path
        fill="none"
        stroke="var(--door-deep)"
        strokeWidth="3"
        d="m379 110 14-4v54l-14-1zM400 103l12-4v61l-12-1zM379 172l14 2v50l-14-6zM400 175l12 2v56l-12-5z"
      />
      <path fill="var(--key)" d="M412 162a6 6 0 1 1 .1 0" />
      <path fill="var(--on-door-line)" d="M0 225h234v3H0zM386 225h54v3h-54z" opacity=".8" />
      <g transform="rotate(-14 120 226)">
        <path
          fill="var(--key)"
          fillRule="evenodd"
          d="M46 170a30 30 0 0 1 29 22h117l9 8-9 8h-10v12h-16v-12h-14v18h-18v-18h-12v9h-16v-9H75a30 30 0 1 1-29-38m-4 20a10 10 0 1 0 .1 0"
        />
      </g>
    </>
  )
}
