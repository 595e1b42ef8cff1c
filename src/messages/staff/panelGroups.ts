/** As in the back office's menu. */
export const PANEL_GROUPS = { data: '데이터', community: '커뮤니티', people: '사람', settings: '설정' } as const
