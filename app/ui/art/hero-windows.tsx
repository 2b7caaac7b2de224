import { useSvgId } from '../svg-id.ts'
import { HeroFrame, type HeroProps } from './hero-frame.tsx'
import { Halo } from './hero-halo.tsx'

/** Bad credit: an evening front of dark windows, one lit, and a key long enough to climb to it. */
export function HeroWindows(props: HeroProps) {
  return (
    <HeroFrame {...props}>
      <Front />
      <LitWindow />
      <Balcony />
      <Ground />
      <KeyLadder />
    </HeroFrame>
  )
}

function Front() {
  const storey = useSvgId()
  return (
    <>
      <pattern id={storey} x="80" y="20" width="190" height="250" patternUnits="userSpaceOnUse">
        <path fill="var(--door)" d="M0 0h190v250H0z" />
        <path fill="var(--on-door-line)" d="M28 24h134v16H28zM28 202h134v12H28z" />
        <path fill="var(--art-door-panel)" d="M35 40h120v162H35z" />
        <path
          fill="var(--door-deep)"
          d="M43 48h104v70H43zM43 126h104v76H43zM0 76h14v6H0zM166 86h24v6h-24zM2 166h20v6H2zM172 156h18v6h-18zM60 232h24v6H60zM74 222h24v6H74z"
        />
      </pattern>
      <path fill={`url(#${storey})`} d="M40-600h1800v1210H40z" />
      <path fill="var(--on-door-line)" d="M503 68h104v42H503zM693 318h104v30H693zM883 68h104v20H883z" />
      <path
        fill="var(--art-door-panel)"
        d="M503 318h34q-4 90-34 120zM607 318h-34q4 90 34 120zM693 68h104v70H693z"
      />
      <path fill="var(--on-door-line)" d="M34-600h30v1200H34z" />
      <path fill="var(--door-deep)" d="M64-600h5v1200h-5z" />
    </>
  )
}

function LitWindow() {
  return (
    <>
      <Halo cx={365} cy={140} r={230} />
      <path fill="var(--art-trim)" d="M298 44h134v178H298z" />
      <path fill="var(--art-glow)" d="M310 58h110v164H310z" />
      <path fill="var(--art-trim)" d="M310 130h110v8H310z" />
      <path fill="var(--art-clay)" d="M310 58h34q-4 66-34 90zM420 58h-34q4 66 34 90z" />
    </>
  )
}

function Balcony() {
  return (
    <>
      <path
        fill="var(--art-leaf)"
        d="M380 190c-24-8-28-36-16-52 4 16 8 20 12 22-4-22 4-40 16-48 4 20 4 34 0 46 10-12 20-14 28-12-2 22-16 40-34 44z"
      />
      <path fill="var(--art-clay)" d="M364 186h46l-6 48h-34z" />
      <path
        fill="none"
        stroke="var(--key-deep)"
        strokeWidth="4"
        d="M306 176v60M326 176v60M346 176v60M366 176v60M386 176v60M406 176v60M426 176v60M446 176v60M290 248l-8 34M440 248l8 34"
      />
      <path fill="var(--key)" d="M292 168h164v8H292zM262 234h202v14H262z" />
      <path fill="var(--key-deep)" d="M262 244h202v4H262z" />
    </>
  )
}

function Ground() {
  return (
    <>
      <path fill="var(--door-deep)" d="M34 522h1806v82H34z" />
      <path fill="var(--on-door-line)" d="M28 510h1812v12H28z" />
      <path fill="var(--art-stone-deep)" d="M32 600h1808v60H32z" />
      <path
        fill="var(--art-leaf)"
        d="M430 602q-8-34 20-36 6-30 38-22 20-26 46 0 30-8 36 18 34-8 40 14 24 0 22 26z"
      />
      <path fill="var(--art-stone)" d="M420 602h224v14H420z" />
    </>
  )
}

function KeyLadder() {
  return (
    <g transform="rotate(7 190 620)">
      <path
        fill="var(--key)"
        fillRule="evenodd"
        d="M190 100a62 62 0 0 1 28 117v403h-56v-30h-44v-30h20v-20h-34v-32h58V217a62 62 0 0 1 28-117m0 30a32 32 0 0 0 0 64a32 32 0 0 0 0-64M174 252v30h32v-30zM174 294v30h32v-30zM174 336v30h32v-30zM174 378v30h32v-30zM174 420v30h32v-30zM174 462v30h32v-30z"
      />
      <path
        fill="var(--key-deep)"
        d="M206 236h12v384h-12zM174 276h32v6h-32zM174 318h32v6h-32zM174 360h32v6h-32zM174 402h32v6h-32zM174 444h32v6h-32zM174 486h32v6h-32zM118 584h44v6h-44zM104 534h34v6h-34z"
      />
      <path
        fill="none"
        stroke="var(--key-bright)"
        strokeWidth="4"
        d="M144 176a48 48 0 0 1 32-60M168 240v250"
      />
    </g>
  )
}
