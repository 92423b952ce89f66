'use client';

import { Button } from '@payloadcms/ui';

type DeskButtonProps = Parameters<typeof Button>[0] & {
  /** Key that does the same; false while it's off. */
  shortcut?: string | false;
};

/** A small button that shows its keyboard shortcut. */
export function DeskButton({ shortcut, children, extraButtonProps, ...props }: DeskButtonProps) {
  return (
    <Button
      size="small"
      margin={false}
      {...props}
      extraButtonProps={shortcut ? { 'aria-keyshortcuts': shortcut, ...extraButtonProps } : extraButtonProps}
    >
      {children}
      {shortcut && (
        <span aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </Button>
  );
}
