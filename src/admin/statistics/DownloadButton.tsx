import type { StatisticsTable } from '@/contract/statistics'
import { STATISTICS_TABLE_NAMES } from '@/messages/staff/statistics'
import { apiPath } from '../dataProvider/requestJson'
import { DownloadMenu } from '../kit/lists/downloads'

export const DownloadButton = ({ table, query }: { table: StatisticsTable; query: URLSearchParams }) => (
  <DownloadMenu
    size="small"
    aria-label={`${STATISTICS_TABLE_NAMES[table]} 내보내기`}
    urlOf={(format) => {
      const asked = new URLSearchParams([...query, ['table', table], ['format', format]])
      return apiPath('GET /api/v1/staff/statistics/export', { query: asked })
    }}
  />
)
