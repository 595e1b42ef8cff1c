import { Tab as TabKey, Tabs } from '@mui/material'

interface Props<Tab extends string> {
  tabs: readonly Tab[]
  labels: Record<Tab, string>
  counts: Partial<Record<Tab, number>>
  value: Tab
  onChange: (tab: Tab) => void
}

export const QueueTabs = <Tab extends string>({ tabs, labels, counts, value, onChange }: Props<Tab>) => (
  <Tabs
    value={value}
    onChange={(_, tab: Tab) => onChange(tab)}
    aria-label="처리 상태"
    variant="scrollable"
    scrollButtons={false}
    sx={{ minHeight: 36, '& .MuiTab-root': { minWidth: 0, minHeight: 36, p: '6px 4px', mr: 0.5, fontSize: 13 } }}
  >
    {tabs.map((tab) => (
      <TabKey
        key={tab}
        value={tab}
        label={counts[tab] === undefined ? labels[tab] : `${labels[tab]} ${counts[tab].toLocaleString()}`}
      />
    ))}
  </Tabs>
)
