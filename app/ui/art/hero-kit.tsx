import { HeroFrame, type HeroProps } from './hero-frame.tsx'
import { Halo } from './hero-halo.tsx'
import { HeroKey } from './hero-key.tsx'
import { HeroTag } from './hero-tag.tsx'
import { HeroWall } from './hero-wall.tsx'
import { HeroWindow } from './hero-window.tsx'

/** Do-it-yourself kit: an open box on the doorstep with letters, a folder and a key in it. */
export function HeroKit(props: HeroProps) {
  return (
    <HeroFrame {...props}>
      <HeroWall />
      <Door />
      <Porch />
      <BoxBack />
      <Papers />
      <HeroKey transform="translate(372 222) rotate(12) scale(1.1)" />
      <HeroTag transform="translate(378 242) rotate(-10)" number="2" />
      <BoxFront />
    </HeroFrame>
  )
}

function Door() {
  return (
    <>
      <path fill="var(--art-shade)" d="M644-80h14v660h-14z" opacity=".6" />
      <path fill="var(--art-trim)" d="M296-130h364v20H296zM310-110h334v690H310z" />
      <path fill="var(--door)" d="M346-60h262v640H346z" />
      <path
        fill="var(--art-door-panel)"
        stroke="var(--door-deep)"
        strokeWidth="4"
        d="M372-30h90v250h-90zM492-30h90v250h-90zM372 320h90v230h-90zM492 320h90v230h-90z"
      />
      <path fill="var(--key)" d="M436 256h96v26h-96zM576 240a10 10 0 0 1 20 0v60a10 10 0 0 1-20 0z" />
      <path fill="var(--key-deep)" d="M446 266h76v7h-76z" />
      <circle cx="586" cy="246" r="14" fill="var(--key-bright)" />
      <Halo cx={384} cy={250} r={250} />
    </>
  )
}

function Porch() {
  return (
    <>
      <path fill="var(--art-stone)" d="M280 578h394v22H280zM90 600h650v42H90z" />
      <path fill="var(--art-stone-deep)" d="M280 596h394v4H280z" />
      <HeroWindow x={830} y={120} />
      <HeroWindow x={1130} y={120} />
      <HeroWindow x={1430} y={120} />
      <Halo cx={710} cy={190} r={130} />
      <path
        fill="var(--door-deep)"
        d="M700 134h20v8h-20zM708 140h4v16h-4zM692 160l18-12 18 12v6h-36zM695 166h30l-4 48h-22zM698 214h24v6h-24z"
      />
      <path fill="var(--art-window)" d="M700 171h8v38h-5zM712 171h8l-3 38h-5z" />
    </>
  )
}

function BoxBack() {
  return (
    <>
      <path fill="var(--art-clay)" d="m144 396-16-56h264l-16 56z" />
      <path fill="var(--door-deep)" d="m144 396-16-56h264l-16 56z" opacity=".3" />
      <path fill="var(--door-deep)" d="M144 396h232l24 40H120z" />
    </>
  )
}

function Papers() {
  return (
    <>
      <g transform="rotate(-7 200 420)">
        <path fill="var(--art-trim)" d="M178 244h110v180H178z" />
        <path fill="none" stroke="var(--line-strong)" strokeWidth="5" d="M194 266h60M194 284h78" />
      </g>
      <path fill="var(--door)" d="m152 306 46-4 10 16 80-6 8 118H162z" />
      <path fill="var(--art-door-panel)" d="m158 340 132-8 6 98H164z" />
      <g transform="rotate(9 290 420)">
        <path fill="var(--art-stone)" d="M226 316h120v120H226z" />
        <path fill="var(--art-trim)" d="m226 316 60 56 60-56z" />
      </g>
    </>
  )
}

function BoxFront() {
  return (
    <>
      <path
        fill="var(--art-clay)"
        d="M120 430h280v186H120zM144 396l-24 38-78 6 42-46zM376 396l24 38 78 6-42-46z"
      />
      <path
        fill="var(--door-deep)"
        d="m144 396-24 38-78 6 42-46zM376 396l24 38 78 6-42-46zM120 482h280v12H120z"
        opacity=".2"
      />
      <path fill="var(--art-clay)" d="M120 430h280l10 54H110z" />
      <path fill="var(--art-trim)" d="M214 514h92v82h-92z" />
      <path fill="var(--door)" d="M240 584v-36a20 20 0 0 1 40 0v36z" />
      <path fill="var(--key)" d="M260 540a8 8 0 0 1 4 15l3 17h-14l3-17a8 8 0 0 1 4-15" />
    </>
  )
}
