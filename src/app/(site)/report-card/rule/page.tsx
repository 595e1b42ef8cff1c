import type { Metadata } from 'next'
import { REPORT_CARD_PAGE, REPORT_CARD_RULE_PAGE } from '@/domain/agency/reportCard'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { REPORT_CARD, REPORT_CARD_RULE } from '@/messages/site/reportCard'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'

export const metadata: Metadata = {
  title: REPORT_CARD_RULE.title,
  description: REPORT_CARD_RULE.description,
  alternates: { canonical: REPORT_CARD_RULE_PAGE },
}

/** Written from the rule itself. */
export default function ReportCardRulePage() {
  tagPage(pageTags.fixed)
  return (
    <StaticMarkup className="wrap">
      <PageHeading
        crumbs={<Breadcrumbs links={[{ href: REPORT_CARD_PAGE, label: REPORT_CARD.title }]} />}
        title={REPORT_CARD_RULE.title}
      >
        {REPORT_CARD_RULE.edition}
      </PageHeading>
      <Prose>
        <table>
          <thead>
            <tr>
              {REPORT_CARD_RULE.head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {REPORT_CARD_RULE.rows.map(([name, weight, rule]) => (
              <tr key={name}>
                <th scope="row" className="break-keep">
                  {name}
                </th>
                <td className="whitespace-nowrap">{weight}</td>
                <td>{rule}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          {REPORT_CARD_RULE.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Prose>
    </StaticMarkup>
  )
}
