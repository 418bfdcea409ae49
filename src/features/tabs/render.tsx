/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';

/** The tabs of a group in src/model/tabGroups.ts; scripts add the roles when they make them work. */
export function tabSet(
  group: string,
  tabs: readonly { value: string; label: string; content: Element }[],
): Element {
  return (
    <div className="tabs" data-group={group}>
      <div className="tab-list">
        {tabs.map(({ value, label }) => (
          <button type="button" data-value={value}>
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div className="tab-panel" data-value={value}>
          {content}
        </div>
      ))}
    </div>
  );
}
