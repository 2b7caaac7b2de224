import { BrandLink } from './art/brand-mark.tsx'
import { Building } from './art/building.tsx'
import { cityCuts } from './art/city-cuts.ts'
import { EqualHousing } from './art/equal-housing.tsx'
import { Hardware } from './art/hardware.tsx'
import { HeroDoor } from './art/hero-door.tsx'
import { HouseFront, streetHouse } from './art/house-front.tsx'
import { KeyHooks, LyingKey } from './art/keys.tsx'
import { LetterSlot } from './art/letter-slot.tsx'
import { OpenDoor } from './art/open-door.tsx'
import { PhotoSubjectIcon } from './art/photo-subject.tsx'
import { CityKey } from './art/skyline.tsx'
import { Specimen } from './gallery-specimen.tsx'

export function GalleryArt() {
  return (
    <>
      <Specimen title="Drawings">
        <div className="stack">
          <BrandLink name="Brand name" />
          <HeroDoor className="hero" label="A tall brass key stands beside a green front door." />
          <div className="ground onDoor drawings">
            <OpenDoor />
            <LyingKey />
          </div>
          <div className="drawings">
            <LetterSlot />
            <KeyHooks />
            <Building kind="walk-up" />
            <Building kind="mid-rise" />
            <Building kind="tower" />
          </div>
          <div className="drawings">
            <Hardware kind="letter" className="mark" />
            <Hardware kind="window" className="mark" />
            <Hardware kind="plate" className="mark" />
            <Hardware kind="clock" className="mark" />
            <PhotoSubjectIcon subject="person" className="mark" />
            <PhotoSubjectIcon subject="house" className="mark" />
            <PhotoSubjectIcon subject="room" className="mark" />
            <EqualHousing className="mark" />
          </div>
          <div className="pair">
            {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
              <HouseFront key={index} {...streetHouse(index)} />
            ))}
          </div>
        </div>
      </Specimen>
      <Specimen title="City keys">
        <div className="keys">
          {[...cityCuts.keys(), 'boise-id', 'tulsa-ok'].map((slug) => (
            <div className="ground onDoor" key={slug}>
              <p className="small">{slug}</p>
              <CityKey slug={slug} label={`A key whose teeth are the roofs of ${slug}`} />
            </div>
          ))}
        </div>
      </Specimen>
    </>
  )
}
