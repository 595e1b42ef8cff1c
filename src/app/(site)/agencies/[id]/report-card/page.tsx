import { REPORT_CARD_PAGE, REPORT_CARD_RULE_PAGE } from '@/domain/agency/reportCard'
import { preparedReads } from '@/infra/database/readPool'
import { siteOrigin } from '@/infra/siteOrigin'
import { REPORT_CARD } from '@/messages/site/reportCard'
import { readReportCard } from '@/server/agencies/reportCards'
import { PageHeading } from '@/ui/kit/Headings'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { agencyCardImage, pageMetadata } from '@/ui/kit/pageMetadata'
import { StructuredData } from '@/ui/kit/StructuredData'
import { TextLink } from '@/ui/kit/TextLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { agencyHref, agencyReportCardHref } from '@/ui/urls/agencyHref'
import { ReportCard } from '../../../_components/agency/ReportCard'
import { structuredCard } from '../../../_components/agency/structuredCard'
import { AgencyNotFound } from '../../../_components/text/NotFound'
import { load } from '../../../_data/load'
import { metadataOrMissing, pageOrMissing } from '../../../_data/missingPage'
import { readAgencyPage } from '../../../_data/readAgencyPage'

interface Props {
  params: Promise<{ id: string }>
}

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  const { id, name } = await readAgencyPage((await params).id, agencyReportCardHref)
  return pageMetadata({
    title: REPORT_CARD.titleOf(name),
    description: REPORT_CARD.description,
    url: agencyReportCardHref(id),
    image: agencyCardImage(id, name),
  })
})

export default pageOrMissing(async ({ params }: Props) => {
  const { id, name } = await readAgencyPage((await params).id, agencyReportCardHref)
  const card = await load('report card', () => readReportCard(preparedReads(), id))
  return (
    <StaticMarkup className="wrap">
      <PageHeading
        crumbs={
          <Breadcrumbs
            links={[
              { href: REPORT_CARD_PAGE, label: REPORT_CARD.title },
              { href: agencyHref(id), label: name },
            ]}
          />
        }
        title={REPORT_CARD.titleOf(name)}
      >
        {REPORT_CARD.lead}
      </PageHeading>
      <p className="mt-2 mb-6 text-small">
        <TextLink href={REPORT_CARD_RULE_PAGE} withArrow>
          {REPORT_CARD.ruleLink}
        </TextLink>
      </p>
      {card.ok ? (
        <>
          <StructuredData data={structuredCard({ id, name }, card.data, siteOrigin())} />
          <ReportCard id={id} name={name} card={card.data} />
        </>
      ) : (
        <LoadFailure what={REPORT_CARD.what} retryHref={agencyReportCardHref(id)} />
      )}
    </StaticMarkup>
  )
}, AgencyNotFound)
