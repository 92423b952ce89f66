'use client';

import { Button } from '@payloadcms/ui';

type DeskButtonProps = Parameters<typeof Button>[0] & {
  /** The letter that does the same, as long as the view listens to it. */
  shortcut?: string | false;
};

/** A button of the views: small, and with its key on it. */
export function DeskButton({ shortcut, children, extraButtonProps, ...props }: DeskButtonProps) {
  return (
    <Button
      size="small"
      margin={false}
      {...props}
      extraButtonProps={shortcut ? { ...extraButtonProps, 'aria-keyshortcuts': shortcut } : extraButtonProps}
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
