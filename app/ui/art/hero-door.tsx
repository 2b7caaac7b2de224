import { useSvgId } from '../svg-id.ts'

type HeroDoorProps = { label: string; className?: string; tagLines?: [string, string] }

const houseNumber = '2'

/** The big drawing of the home page: a tall key, a front door, a paper tag. It fills the box it is given. */
export function HeroDoor({ label, className, tagLines = ['No.', '2'] }: HeroDoorProps) {
  return (
    <svg
      className={className}
      viewBox="20 0 620 640"
      preserveAspectRatio="xMinYMax"
      role="img"
      aria-label={label}
    >
      <Wall />
      <Door />
      <Porch />
      <TallKey />
      <PaperTag lines={tagLines} />
    </svg>
  )
}

function Wall() {
  const clapboard = useSvgId()
  const halo = useSvgId()
  return (
    <>
      <defs>
        <pattern id={clapboard} width="40" height="24" patternUnits="userSpaceOnUse">
          <path fill="var(--art-wall)" d="M0 0h40v24H0z" />
          <path stroke="var(--art-wall-line)" strokeWidth="1.5" d="M0 23h40" />
        </pattern>
        <radialGradient id={halo}>
          <stop stopColor="var(--art-halo)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--art-halo)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={`url(#${clapboard})`} d="M40-600h1800V604H40z" />
      <path fill="var(--art-stone-deep)" d="M32 600h1808v60H32z" opacity=".7" />
      <path fill="var(--art-trim)" d="M28 -600h26V640H28z" />
      <path fill="var(--art-shade)" d="M54 -600h5V640h-5z" />
      <circle cx="420" cy="250" r="330" fill={`url(#${halo})`} />
      <circle cx="600" cy="262" r="150" fill={`url(#${halo})`} />
      <path fill="var(--art-shade)" d="m240 604 66-330 14-70 22 6-12 60-34 334z" opacity=".5" />
    </>
  )
}

function Door() {
  return (
    <>
      <path fill="var(--art-shade)" d="M308 118h246v486h-14V132H308z" opacity=".6" />
      <path
        fill="var(--art-trim)"
        d="M290 92 420 34l130 58v14h-10v498h-38V250a82 82 0 0 0-164 0v354h-38V106h-10z"
      />
      <path
        fill="none"
        stroke="var(--art-shade)"
        strokeWidth="2"
        d="M296 106h248M308 130h224M320 604V148M520 604V148M326 90l94-42 94 42"
      />
      <path fill="var(--art-glow)" d="M338 250a82 82 0 0 1 164 0z" />
      <path
        fill="none"
        stroke="var(--art-trim)"
        strokeWidth="6"
        d="M338 250h164M420 250v-82M420 250l-58-58M420 250l58-58M392 250a28 28 0 0 1 56 0"
      />
      <path fill="var(--door)" d="M338 254h164v350H338z" />
      <path
        fill="var(--art-door-panel)"
        stroke="var(--door-deep)"
        strokeWidth="3"
        d="M356 272h56v118h-56zM428 272h56v118h-56zM356 478h56v104h-56zM428 478h56v104h-56z"
      />
      <path fill="var(--key)" d="M386 426h68v16h-68zM474 408a8 8 0 0 1 16 0v40a8 8 0 0 1-16 0z" />
      <path fill="var(--key-deep)" d="M392 432h56v4h-56z" />
      <circle cx="482" cy="410" r="10" fill="var(--key-bright)" />
      <path fill="var(--door-deep)" d="M482 430a4 4 0 0 1 2 7l2 10h-8l2-10a4 4 0 0 1 2-7" />
      <text
        x="420"
        y="347"
        fill="var(--key-bright)"
        fontFamily="var(--face-head)"
        fontWeight="680"
        fontSize="46"
        textAnchor="middle"
      >
        {houseNumber}
      </text>
    </>
  )
}

function Porch() {
  return (
    <>
      <path fill="var(--art-stone)" d="M292 604h256v18H292zM264 622h312v20H264z" />
      <path fill="var(--art-stone-deep)" d="M292 618h256v4H292z" />
      <path fill="var(--art-clay)" d="M352 596h136v9H352z" />
      <path
        fill="var(--door-deep)"
        d="M590 214h20v8h-20zM598 220h4v16h-4zM582 240l18-12 18 12v6h-36zM585 246h30l-4 48h-22zM588 294h24v6h-24z"
      />
      <path fill="var(--art-window)" d="M590 251h8v38h-5zM602 251h8l-3 38h-5z" />
      <path fill="var(--art-trim)" d="M692 196h120v190H692zM680 386h144v14H680z" />
      <path
        fill="var(--art-window)"
        d="M702 206h46v80h-46zM756 206h46v80h-46zM702 294h46v82h-46zM756 294h46v82h-46z"
      />
      <path
        fill="var(--art-leaf)"
        d="M606 520c-34-10-40-50-22-70 4 22 12 26 18 30-6-30 4-56 20-66 4 26 8 46 2 64 12-16 26-20 36-18-2 30-20 56-46 60zm-20 14c-16-2-28-14-28-30 16 2 26 12 32 26zm48-6c4-16 16-26 34-26-2 18-12 28-30 32z"
      />
      <path fill="var(--art-clay)" d="M574 534h70l-8 100h-54z" />
      <path fill="var(--art-shade)" d="M570 528h78v14h-78z" opacity=".55" />
    </>
  )
}

function TallKey() {
  return (
    <g transform="rotate(9 166 634)">
      <path
        fill="var(--key)"
        fillRule="evenodd"
        d="M166 176a66 66 0 0 1 18 129v21h14v20h-14v288h-36v-36h-42v-30h18v-22h-30v-32h54V346h-14v-20h14v-21a66 66 0 0 1 18-129m0 32a34 34 0 1 0 0 68a34 34 0 0 0 0-68"
      />
      <path
        fill="var(--key-deep)"
        d="M172 346h12v288h-12zM134 340h64v6h-64zM106 592h42v6h-42zM94 540h54v6H94z"
      />
      <path
        fill="none"
        stroke="var(--key-bright)"
        strokeWidth="4"
        d="M118 258a50 50 0 0 1 32-62M155 352v150"
      />
    </g>
  )
}

function PaperTag({ lines: [above, below] }: { lines: [string, string] }) {
  return (
    <g>
      <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M222 258q26 30 4 82" />
      <path fill="var(--art-trim)" stroke="var(--ink)" strokeWidth="2" d="m204 352 22-18 22 18v78h-44z" />
      <circle cx="226" cy="350" r="4" fill="var(--ink)" />
      <text
        x="226"
        y="398"
        fill="var(--ink)"
        fontFamily="var(--face-head)"
        fontWeight="640"
        fontSize="21"
        textAnchor="middle"
      >
        {above}
      </text>
      <text
        x="226"
        y="421"
        fill="var(--ink)"
        fontFamily="var(--face-head)"
        fontWeight="640"
        fontSize="21"
        textAnchor="middle"
      >
        {below}
      </text>
    </g>
  )
}
