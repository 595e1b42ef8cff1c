/** Groups of the content panel's navigation, as the back office's menu has them. */
export const PANEL_GROUPS = { data: '데이터', community: '커뮤니티', people: '사람', settings: '설정' } as const
