import { HeroFrame, type HeroProps } from './hero-frame.tsx'
import { Halo } from './hero-halo.tsx'
import { GableHouse, RowHouse, StreetWindow } from './hero-houses.tsx'
import { HeroKey } from './hero-key.tsx'

/** Full service: a street, one door open and lit, a key for its lamp post. */
export function HeroStreet(props: HeroProps) {
  return (
    <HeroFrame {...props}>
      <FarRoofs />
      <Cottage />
      <RowHouse x={500} wall="var(--art-door-panel)" door="var(--art-clay)" />
      <RowHouse x={930} wall="var(--art-stone)" door="var(--door)" />
      <RowHouse x={1360} wall="var(--art-door-panel)" door="var(--art-plum)" />
      <GableHouse x={690} door="var(--art-slate)" />
      <GableHouse x={1120} door="var(--art-clay)" />
      <GableHouse x={1550} door="var(--door)" />
      <OpenHouse />
      <path fill="var(--art-stone-deep)" d="M32 600h1808v60H32z" />
      <OpenDoorway />
      <KeyLamp />
    </HeroFrame>
  )
}

function FarRoofs() {
  return (
    <path
      fill="var(--art-wall)"
      d="M40 600V260h40v-50h50v50h60l60-60h30v-70h30v60l50 50h130V70h120v60h90l70-70 70 70h90V90h160v60h80l80-80 80 80h110V80h140v60h260v460z"
    />
  )
}

function Cottage() {
  return (
    <>
      <path fill="var(--art-stone)" d="M44 370h216v230H44z" />
      <path fill="var(--door)" d="m28 372 36-102h196v102z" />
      <path fill="var(--art-shade)" d="M44 372h216v10H44z" />
      <path fill="var(--art-trim)" d="m182 318 36-36 36 36zM188 318h60v54h-60z" />
      <path fill="var(--art-window)" d="M196 322h19v44h-19zM221 322h19v44h-19z" />
      <path fill="var(--art-trim)" d="M180 412h72v188h-72z" />
      <path fill="var(--art-window)" d="M188 420h56v24h-56z" />
      <path fill="var(--art-slate)" d="M188 450h56v150h-56z" />
      <circle cx="234" cy="526" r="5" fill="var(--key)" />
      <path fill="var(--art-leaf)" d="M44 600v-40q10-20 24-8 14-18 26 2 20-4 20 18v28z" />
    </>
  )
}

function OpenHouse() {
  return (
    <>
      <path fill="var(--art-stone-deep)" d="M438 110h34v90h-34zM432 100h46v12h-46z" />
      <path fill="var(--art-wall)" d="M260 600V220L380 90l120 130v380z" />
      <path
        fill="none"
        stroke="var(--art-wall-line)"
        strokeWidth="2"
        d="M290 216h180M260 250h240M260 284h240M260 318h240M260 352h240M260 386h240M260 420h240M260 454h240M260 488h240M260 522h240M260 556h240"
      />
      <path fill="var(--art-trim)" d="M260 220h14v380h-14zM486 220h14v380h-14z" />
      <path fill="var(--art-clay)" d="M238 238 380 76l142 162-20 18L380 118 258 256z" />
      <circle cx="380" cy="176" r="28" fill="var(--art-trim)" />
      <circle cx="380" cy="176" r="20" fill="var(--art-window)" />
      <StreetWindow x={288} y={236} />
      <StreetWindow x={412} y={236} />
    </>
  )
}

function OpenDoorway() {
  return (
    <>
      <Halo cx={380} cy={490} r={190} />
      <path fill="var(--art-trim)" d="M306 600V432a74 74 0 0 1 148 0v168z" />
      <path fill="var(--art-glow)" d="M322 600V438h116v162zM322 428a58 58 0 0 1 116 0z" />
      <path fill="var(--art-window)" d="M348 438h64v130l26 32H322l26-32z" />
      <path
        fill="none"
        stroke="var(--art-trim)"
        strokeWidth="5"
        d="M380 430v-62M380 430l-42-42M380 430l42-42M360 430a20 20 0 0 1 40 0"
      />
      <path
        fill="var(--art-leaf)"
        d="M340 556q-18-14-12-38 12 8 14 20 2-26 14-34 8 16-2 34 8-8 16-6 0 18-14 24z"
      />
      <path fill="var(--art-clay)" d="M330 554h34l-4 38h-26z" />
      <path fill="var(--art-stone)" d="M296 600h168v14H296z" />
      <path fill="var(--art-glow)" d="M322 600h116l60 40H280z" opacity=".7" />
      <path fill="var(--door)" d="m438 438 52-14v194l-52-18z" />
      <path
        fill="var(--art-door-panel)"
        d="m446 450 14-4v62l-14 1zM468 444l14-4v67l-14 1zM446 524l14 1v68l-14-5zM468 525l14 1v75l-14-5z"
      />
      <circle cx="484" cy="518" r="6" fill="var(--key)" />
    </>
  )
}

function KeyLamp() {
  return (
    <>
      <Halo cx={140} cy={156} r={118} />
      <circle cx="140" cy="156" r="40" fill="var(--art-glow)" />
      <HeroKey transform="translate(140 156) scale(1.56)" />
      <path fill="var(--art-stone)" d="M102 604h76v14h-76z" />
      <path fill="var(--door-deep)" d="M112 590h56v16h-56z" />
    </>
  )
}
