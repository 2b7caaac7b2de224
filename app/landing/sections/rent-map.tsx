import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import { MappedTowns, MappedTownsStyle } from './mapped-towns.tsx'
import css from './rent-map.css?inline'

/** The rows of the table carry the numbers their towns have on the map. */
export function RentMap({ heading, lead, map, caption, rows, remark, note }: SectionProps['rentMap']) {
  const words = useWords(placesWords)
  const head = (
    <>
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
    </>
  )
  return (
    <section className="section onDoor" id="rents">
      <MappedTownsStyle />
      <Style name="rent-map" css={css} layer="page" />
      <MappedTowns className="rentmap" head={head} map={map}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.town}</th>
              <th scope="col">{words.rentMap.people}</th>
              <th scope="col">{words.rentMap.median}</th>
              <th scope="col">{words.rentMap.fair}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, href, people, rent, whose, fair }, index) => (
              <tr key={href}>
                <th scope="row">
                  <PageLink href={href}>
                    <i>{index + 1}</i>
                    {name}
                  </PageLink>
                </th>
                <td>{people}</td>
                <td>
                  {rent}
                  {whose && <small>{whose}</small>}
                </td>
                <td>{fair}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {remark && <p className="small">{remark}</p>}
        <p className="fine">{note}</p>
      </MappedTowns>
    </section>
  )
}
