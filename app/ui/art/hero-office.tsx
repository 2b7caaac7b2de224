import { useSvgId } from '../svg-id.ts'
import { HeroFrame, type HeroProps } from './hero-frame.tsx'
import { Halo } from './hero-halo.tsx'
import { HeroKey } from './hero-key.tsx'
import { HeroWindow } from './hero-window.tsx'

/** Corporate lease: an entrance, a wall of name plates with one still blank, a lease that a key signs. */
export function HeroOffice(props: HeroProps) {
  return (
    <HeroFrame {...props}>
      <Stone />
      <Windows />
      <Entrance />
      <NamePlates />
      <Planter />
      <Lease />
    </HeroFrame>
  )
}

function Stone() {
  const blocks = useSvgId()
  return (
    <>
      <pattern id={blocks} width="120" height="96" y="24" patternUnits="userSpaceOnUse">
        <path fill="var(--art-wall)" d="M0 0h120v96H0z" />
        <path
          fill="none"
          stroke="var(--art-wall-line)"
          strokeWidth="2"
          d="M0 47h120M0 95h120M30 0v47M90 47v48"
        />
      </pattern>
      <path fill={`url(#${blocks})`} d="M40-600h1800V604H40z" />
      <path fill="var(--art-stone-deep)" d="M32 600h1808v60H32z" opacity=".7" />
      <path fill="var(--art-trim)" d="M28-600h26V640H28z" />
      <path fill="var(--art-shade)" d="M54-600h5V640h-5z" />
    </>
  )
}

const upstairs = [95, 335, 575, 815, 1055, 1295, 1535]

function Windows() {
  return (
    <>
      {upstairs.map((x) => (
        <HeroWindow key={x} x={x} y={-130} />
      ))}
      {upstairs.slice(3).map((x) => (
        <HeroWindow key={x} x={x} y={230} />
      ))}
    </>
  )
}

function Entrance() {
  return (
    <>
      <Halo cx={390} cy={230} r={300} />
      <path fill="var(--art-shade)" d="M480 160h12v444h-12z" opacity=".6" />
      <path fill="var(--art-trim)" d="M300 150h180v454H300z" />
      <path fill="var(--art-shade)" d="M300 150h180v10H300z" />
      <path fill="var(--art-glow)" d="M318 174h144v48H318z" />
      <path fill="var(--door)" d="M318 230h144v374H318z" />
      <path fill="var(--art-window)" d="M330 244h50v220h-50zM400 244h50v220h-50z" />
      <path
        fill="var(--art-door-panel)"
        stroke="var(--door-deep)"
        strokeWidth="3"
        d="M330 482h50v104h-50zM400 482h50v104h-50z"
      />
      <path fill="var(--door-deep)" d="M388 230h4v374h-4zM280 150h20v44zM500 150h-20v44z" />
      <path fill="var(--key)" d="M374 350h9v90h-9zM397 350h9v90h-9z" />
      <path fill="var(--door)" d="M270 110h240v30H270z" />
      <path fill="var(--key)" d="M270 140h240v10H270z" />
      <path fill="var(--art-stone)" d="M278 604h224v18H278zM254 622h272v20H254z" />
      <path fill="var(--art-stone-deep)" d="M278 618h224v4H278z" />
    </>
  )
}

const boxes = [0, 1, 2, 3]

function NamePlates() {
  return (
    <>
      <path fill="var(--art-shade)" d="M530 212h232v270H530z" opacity=".6" />
      <path fill="var(--art-trim)" d="M518 200h232v270H518z" />
      <path fill="var(--door-deep)" d="M528 210h212v250H528z" />
      {boxes.map((row) =>
        boxes.map((column) => (
          <g key={`${row}${column}`} transform={`translate(${534 + column * 51} ${216 + row * 60})`}>
            {row === 1 && column === 1 ? <BlankPlate /> : <NamedPlate />}
          </g>
        )),
      )}
      <Halo cx={608} cy={304} r={100} />
    </>
  )
}

function Planter() {
  return (
    <>
      <path fill="var(--art-leaf)" d="M600 570a44 44 0 1 1 20 0z" />
      <path fill="var(--art-clay)" d="M572 568h76l-8 66h-60z" />
      <path fill="var(--art-shade)" d="M568 560h84v14h-84z" opacity=".55" />
    </>
  )
}

function NamedPlate() {
  return (
    <>
      <path fill="var(--key-deep)" d="M0 0h47v56H0z" />
      <path fill="var(--door-deep)" d="M8 10h31v5H8z" />
      <path fill="var(--key)" d="M8 32h31v4H8zM8 42h20v4H8z" />
    </>
  )
}

function BlankPlate() {
  return (
    <>
      <path fill="var(--key-bright)" d="M0 0h47v56H0z" />
      <path fill="var(--art-window)" d="M26 0h12L12 56H0z" />
    </>
  )
}

function Lease() {
  return (
    <g transform="rotate(-3 92 616)">
      <path fill="var(--art-shade)" d="M98 250h216v366H98z" opacity=".7" />
      <path fill="var(--art-trim)" d="M84 236h216v380H84z" />
      <path fill="var(--door-ink)" d="M108 266h110v16H108z" />
      <path
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="5"
        d="M108 316h168M108 340h168M108 364h140M108 400h168M108 424h168M108 448h100"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="4" d="m104 534 20 20m0-20-20 20" />
      <HeroKey transform="translate(166 544) rotate(-90) scale(-.66 .66)" />
    </g>
  )
}
