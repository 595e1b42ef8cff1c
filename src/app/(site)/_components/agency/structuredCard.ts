import { REPORT_CARD_PAGE, REPORT_CARD_RULE_PAGE } from '@/domain/agency/reportCard'
import type { ReportCard } from '@/domain/agency/reportCard'
import { CRITERION_WORDS, REPORT_CARD } from '@/messages/site/reportCard'
import { datasetTerms } from '@/server/openData/describeData'
import { breadcrumbList } from '@/ui/kit/StructuredData'
import { agencyHref, agencyReportCardApiHref, agencyReportCardHref } from '@/ui/urls/agencyHref'

/** The score and the assessed criteria, as the page shows them. */
const measured = ({ score, criteria }: ReportCard): object[] =>
  [
    ...(score === null ? [] : [{ name: REPORT_CARD.title, value: score, most: 100 }]),
    ...criteria.flatMap(({ criterion, points, points_max: most }) =>
      points === null || most === null ? [] : [{ name: CRITERION_WORDS[criterion].name, value: points, most }],
    ),
  ].map(({ name, value, most }) => ({ '@type': 'PropertyValue', name, value, minValue: 0, maxValue: most }))

/**
 * A schema.org Dataset. Not a Review or Rating: search engines show those as stars for the institution, as if people
 * had judged it, and this counts only how it publishes.
 */
export function structuredCard(agency: { id: number; name: string }, card: ReportCard, origin: string): object {
  const { id, name } = agency
  const { first_month, last_month, rule_version: version } = card
  const url = origin + agencyReportCardHref(id)
  const institution = origin + agencyHref(id)
  const dataset = {
    ...datasetTerms(origin),
    ...{ '@id': `${url}#dataset`, url, version, name: REPORT_CARD.titleOf(name) },
    description: `${REPORT_CARD.description} ${REPORT_CARD.lead}`,
    about: { '@type': 'GovernmentOrganization', '@id': institution, name },
    temporalCoverage: `${first_month}/${last_month}`,
    measurementTechnique: origin + REPORT_CARD_RULE_PAGE,
    variableMeasured: measured(card),
    distribution: {
      ...{ '@type': 'DataDownload', encodingFormat: 'application/json' },
      contentUrl: origin + agencyReportCardApiHref(id),
    },
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(first_month === null ? [] : [dataset]),
      breadcrumbList([
        { name: REPORT_CARD.title, item: origin + REPORT_CARD_PAGE },
        { name, item: institution },
        { name: REPORT_CARD.titleOf(name), item: url },
      ]),
    ],
  }
}
