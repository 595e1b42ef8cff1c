import type { ComponentType } from 'react'
import { BackupsTab } from './backups/BackupsTab'
import { FaqsTab, FormatsTab, NoticesTab } from './lists/tabs'
import { SystemTab } from './system/SystemTab'
import { WordsTab } from './words/WordsTab'

interface SettingsTab {
  key: string
  label: string
  Panel: ComponentType
}

export const SETTINGS_TABS: readonly SettingsTab[] = [
  { key: 'notices', label: '공지사항', Panel: NoticesTab },
  { key: 'faqs', label: '자주 묻는 질문', Panel: FaqsTab },
  { key: 'formats', label: '데이터 포맷', Panel: FormatsTab },
  { key: 'words', label: '단어 목록', Panel: WordsTab },
  { key: 'backups', label: '백업 관리', Panel: BackupsTab },
  { key: 'system', label: '시스템', Panel: SystemTab },
]
