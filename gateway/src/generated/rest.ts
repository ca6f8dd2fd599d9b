// Written by gateway/scripts/generate.mjs. Do not edit.
export interface paths {
    "/api/setup/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the first-run set-up is still to be done. */
        get: operations["getSetupState"];
        put?: never;
        /** Creates the company and its first admin, guarded by the one-time code of the server log. */
        post: operations["completeSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/authenticator/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Since when one’s own second factor is set up. */
        get: operations["getSecondFactor"];
        put?: never;
        /** Offers the secret of another authenticator against a code of the present one or a recovery code; it counts once it is confirmed. */
        post: operations["offerAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/authenticator/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the offered authenticator in the place of the present one, against a code of it. */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own signed-in devices, the last used first. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/sessions/revoke_others/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs out every other device at once. */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/recovery_codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of one’s own recovery codes are left. */
        get: operations["countRecoveryCodes"];
        put?: never;
        /** Ten new recovery codes, shown once; those before are void. Asks for a code of the authenticator. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/invite_user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s open invitations, newest first. */
        get: operations["listInvitations"];
        put?: never;
        /** Invites somebody by mail, for seven days. Inviting again sends a new link; the old one is void. */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/invite_user/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back; its link is void. */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/read_invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a mailed invitation says, for the page that accepts it. */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/accept_invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an approved account by a mailed invitation; the person signs in next. */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/update_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes one’s own password. Every session ends; this device goes on with the answered token and a new refresh cookie. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link to a new password, if there is an account; the answer is the same if there is none. */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/password/reset/read-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a mailed link to a new password works, for the page that it opens; 400 when it was used, replaced or is too old. */
        post: operations["readPasswordResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password/reset/confirm/{uid}/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses a new password by a mailed link: once, within an hour, unless a newer link was asked for. The second factor stays. */
        post: operations["confirmPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/register-trial/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a free trial; a link to activate it comes by mail. */
        post: operations["registerTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/read-trial-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom a mailed link to a trial is for, for the page that it opens; 400 when it was used, replaced or is too old. */
        post: operations["readTrialLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/activate-trial/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows the mailed link: creates the company with its scan allowance and its user, who signs in next. */
        post: operations["activateTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks to join the company whose e-mail domain matches; an admin approves. */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/verify-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follows the link that a registration mails, once, within 72 hours: the address is verified. */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/verify-email/request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a new link to a registration whose address is not verified; the answer is the same if there is none. */
        post: operations["requestEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks e-mail and password. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/generate-qrcode/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts the enrolment of a second factor. */
        post: operations["generateQrCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/verify-token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Completes sign-in with a one-time code or a recovery code. */
        post: operations["verifyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the bearer token or of the refresh cookie. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/login/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotates the refresh cookie and answers a fresh access token. */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/whoami/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user, and whether this is a free trial. */
        get: operations["whoAmI"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The company’s users. */
        post: operations["listUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/colleagues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Active colleagues by name: for assignment and mentions. */
        post: operations["listColleagues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user: oneself, or anybody of the company for an admin. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /** Deletes an account; never one’s own or that of the last administrator. What the person did stays, under their name. */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Changes one’s own record; admins also approve, activate and move between groups. */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/user/v1/reset_mfa/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a colleague’s second factor; the next sign-in enrols a new one. */
        delete: operations["resetMfa"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group_permission/v1/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups, what each may do, and how many of the company’s users are in it. */
        get: operations["listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fileupload/v1/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A one-time token for one file of the given name and size. */
        post: operations["createUploadToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fileupload/v1/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Streams the bytes: multipart, part `file`, header `X-Upload-Token`. */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fileupload/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s uploads, newest first. */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fileupload/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One upload. */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/analytics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The numbers of one month; of the present one unless told otherwise. */
        post: operations["getAlertsAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/v1/stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Any range of days, at most three years: by day, severity, source, target and detector, and how long people took. */
        get: operations["getAnalyticsStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/v1/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The alerts under the filters of the list, oldest first, as a stream: CSV, NDJSON or a STIX 2.1 bundle. */
        get: operations["exportAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Alerts by status and filters, severity descending unless told otherwise. */
        post: operations["listAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/counts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many alerts each list holds under the same filters. */
        post: operations["countAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/walk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All alerts under the filters in the order of their ids, each exactly once, however many are added meanwhile. */
        post: operations["walkAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Several alerts by id, with their findings; ids that the company does not have are left out. */
        post: operations["listAlertDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statuses in the order they are offered, with what may follow each. */
        get: operations["listAlertStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/feedback_responses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue of feedback. */
        get: operations["listFeedbackResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/bulk_status_alerts_update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Moves up to 500 alerts by id, or up to 10,000 that match a filter, to one status, and tells what became of each. One id of another company: 404, and nothing changes. */
        patch: operations["updateAlertsStatus"];
        trace?: never;
    };
    "/api/alert/v1/bulk_assign/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Gives up to 500 alerts by id, or up to 10,000 that match a filter, to one colleague, or to nobody; the colleague is told once. */
        patch: operations["assignAlerts"];
        trace?: never;
    };
    "/api/alert/v1/bulk_undo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a bulk change back, for 10 minutes, where nobody changed the alert since. */
        post: operations["undoBulkUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how a resolved or dismissed alert turned out; measures the detectors. */
        post: operations["giveFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/bulk_feedback_generation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same for up to 500 alerts by id, or up to 10,000 that match a filter; open ones are left alone. */
        post: operations["giveFeedbackToMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/create_notes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes a note; people mentioned as `@{{address}}` are notified. */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/notes/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a note, for everybody at once: its author or an admin. */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /** Changes a note: its author or an admin. */
        patch: operations["updateNote"];
        trace?: never;
    };
    "/api/alert/v1/notes/{id}/restore/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings back a note that was deleted within the last minute: its author or an admin. */
        post: operations["restoreNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alert/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One alert with its findings. */
        get: operations["getAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Triage: status, severity, assignee, under the version the caller saw. */
        patch: operations["updateAlert"];
        trace?: never;
    };
    "/api/views/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own views and those that the company shares, by name. */
        get: operations["listSavedViews"];
        put?: never;
        /** Keeps a list by a name. To share it asks for leave to triage. */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a view: its maker, or an admin for a shared one. */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        /** Renames, shares, or begins with a view: its maker, or an admin for a shared one. */
        patch: operations["updateSavedView"];
        trace?: never;
    };
    "/api/media/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything collected or uploaded, newest first. */
        post: operations["listMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/walk/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All media items in the order of their ids, each exactly once, however many are added meanwhile. */
        post: operations["walkMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/activities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes of a media item and its alerts, newest first, without the notes. */
        post: operations["listActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/notes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes of a media item, newest first. */
        post: operations["listNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/all_activity/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes and notes together, newest first. */
        post: operations["listAllActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/contact_publisher/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drafts a letter to the publisher, or with `send` mails it and records that; at most 50 go out per company within 24 hours. */
        post: operations["contactPublisher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activities/v1/create_activity/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Writes down what somebody did outside Vedetta. */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/{id}/assigned/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Gives a media item to a colleague, who is notified, or to nobody. */
        patch: operations["assignMedia"];
        trace?: never;
    };
    "/api/media/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One media item with its alerts, evidence and scan report. */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Renames a media item, or notes where its publisher can be written to. */
        patch: operations["updateMedia"];
        trace?: never;
    };
    "/api/media/v1/{id}/presence/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who looks at a media item now, as far as they say so over `/ws/presence/`. */
        get: operations["getMediaPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/groups/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which items read or look the same, and how often they were seen together; ids that are not the company’s are left out. */
        post: operations["listMediaGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/{id}/text/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A part of the text of an item as plain text, whatever its file is. */
        get: operations["getMediaText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/{id}/mail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A mail, or one inside it, as people read it, with what was found in it: decoded, as plain text, part by part. */
        get: operations["getMediaMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/{id}/rescan/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scans an item once more, by the detectors and lists of today, at no cost; one whose scan is under way is left to it. */
        post: operations["rescanMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/{id}/original/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The untrusted bytes of the file as they are, as an attachment; who took them is written down. One that shows passwords of the company's accounts is only for people with the capability `passwords.reveal`. */
        get: operations["getMediaOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/{id}/passwords/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The passwords of the company's accounts that an item shows, in clear; that they were shown is written into its history and the audit log. */
        post: operations["revealPasswords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/v1/{id}/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture, decoded, turned upright and encoded again as WebP. One that shows passwords of the company's accounts is only for people with the capability `passwords.reveal`. */
        get: operations["getMediaPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One’s own notifications, newest first. */
        post: operations["listNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/v1/mark-read/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks one as read; again is no error. */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/v1/mark-all-read/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks all up to the given id as read. */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/target/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the company watches, most recently scanned first unless told otherwise; what was never scanned stands before that. */
        post: operations["listTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/target/v1/target_type/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which kinds of targets each source offers, with prefix, example and limits. */
        get: operations["listTargetTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/target/v1/sources/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sources that can be watched: all but file upload. */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/target/v1/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts to watch something, several things at once. */
        post: operations["createTargets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/target/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One target. */
        get: operations["getTarget"];
        put?: never;
        post?: never;
        /** Stops watching; what was collected and its alerts stay. */
        delete: operations["deleteTarget"];
        options?: never;
        head?: never;
        /** Pauses or resumes a target, or mends what is watched. */
        patch: operations["updateTarget"];
        trace?: never;
    };
    "/api/target/v1/{id}/runs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 200 collections of a target, newest first. */
        get: operations["listTargetRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credential/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every source that takes a credential, with the fields of its form and how the company is connected. */
        get: operations["listSourceCredentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credential/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the credential of a source, encrypted, in place of the one before. Blocked targets of the source begin anew. */
        post: operations["setSourceCredential"];
        /** Forgets the credential of a source. */
        delete: operations["deleteSourceCredential"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credential/v1/{id}/test/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the vendor whether the stored credential works; `problem` says why not. */
        post: operations["testSourceCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the company. */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes the settings of the company; what is left out stays. */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/api/settings/v1/watch_terms/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The watch terms, in alphabetical order. */
        get: operations["listWatchTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/v1/muted_rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is muted, newest first, with how often each rule applied. */
        get: operations["listMutedRules"];
        put?: never;
        /** Mutes alerts like a dismissed one. */
        post: operations["createMutedRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/v1/muted_rules/trial/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What such a rule would have kept from being raised; makes none. */
        post: operations["tryMutedRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/v1/muted_rules/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a rule: whoever made it, or an admin. */
        delete: operations["deleteMutedRule"];
        options?: never;
        head?: never;
        /** Changes expiry or reason: whoever made the rule, or an admin. */
        patch: operations["updateMutedRule"];
        trace?: never;
    };
    "/api/settings/v1/rescans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks at the newest 1,000 items of the last 90 days once more: what a change of the lists would raise and hide, or, without a change, what the lists in force raise. */
        post: operations["startRescan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/v1/rescans/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a rescan is and what it saw so far; kept for a week. */
        get: operations["getRescan"];
        put?: never;
        post?: never;
        /** Stops a rescan; what it raised stays. One that is over is answered as it is. */
        delete: operations["cancelRescan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/v1/access-keys/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s access keys, newest first. */
        get: operations["listAccessKeys"];
        put?: never;
        /** Makes a key and shows it once. */
        post: operations["createAccessKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/integrations/v1/access-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One access key. */
        get: operations["getAccessKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Renames, narrows, prolongs or revokes a key. */
        patch: operations["updateAccessKey"];
        trace?: never;
    };
    "/api/integrations/v1/access-keys/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a key: it is refused from the next call on. */
        delete: operations["deleteAccessKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s webhooks, newest first. */
        get: operations["listWebhooks"];
        put?: never;
        /** Makes a webhook and shows its signing secret once. */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook. */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Deletes a webhook and its log. */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Renames, points elsewhere, chooses kinds or switches off and on. */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/webhooks/v1/{id}/rotate_secret/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new signing secret, shown once and in force from the next delivery on. */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/v1/{id}/ping/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message of the kind `ping`. */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/v1/{id}/deliveries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent and what became of it, newest first, for 30 days. */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/v1/{id}/deliveries/{delivery_id}/replay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message once more, or now when its next try waits. */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator_lists/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s indicator lists, newest first. */
        get: operations["listIndicatorLists"];
        put?: never;
        /** Makes a list; one with an address is read in the background. */
        post: operations["createIndicatorList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator_lists/v1/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One list. */
        get: operations["getIndicatorList"];
        put?: never;
        post?: never;
        /** Deletes a list; what it raised stays. */
        delete: operations["deleteIndicatorList"];
        options?: never;
        head?: never;
        /** Changes name, severity, role, or how often it is read. */
        patch: operations["updateIndicatorList"];
        trace?: never;
    };
    "/api/indicator_lists/v1/{id}/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads the address of a list now, in the background. */
        post: operations["refreshIndicatorList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicator_lists/v1/{id}/file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a file in place of what the list holds: multipart, part `file`, at most 64 MiB of MISP events, a MISP warning list, STIX 2, or text with one indicator a line. */
        post: operations["importIndicators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator_files/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of rules and hashes in the folder of the server, those that are not used first. */
        get: operations["listOperatorFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/v1/dead/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s work that was given up after its last try, the latest first. */
        get: operations["listDeadJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/v1/dead/{id}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the work anew, with all its attempts; it leaves the list. */
        post: operations["retryDeadJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins, denials and acts of administration, newest first. Nothing changes or deletes an entry. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        NotificationContext: "new_user_need_approvation" | "comment_mention" | "assigned_alert" | "resolved_alert" | "changed_severity";
        /** @description 1 Informative, 2 Low, 3 Medium, 4 High, 5 Critical. */
        Severity: number;
        /** @enum {string} */
        FeedbackResponse: "confirmed threat" | "false positive: benign" | "false positive: satire or news" | "duplicate" | "known and accepted" | "cannot tell";
        /** @description An hour of every week in a time zone, as statistics count alerts by it. */
        HourOfWeek: {
            /** @description 1 is Monday. */
            weekday: number;
            hour: number;
            /** @default UTC */
            time_zone: string;
        };
        /**
         * @description Needs review, In progress, Resolved, Dismissed.
         * @enum {string}
         */
        AlertStatus: "DETECTED" | "VALIDATED" | "RESOLVED" | "DISMISSED";
        AlertPatch: {
            /** @description The version that the caller saw; another one answers 409 STALE with the current alert. */
            version: number;
            status?: components["schemas"]["AlertStatus"];
            severity?: components["schemas"]["Severity"];
            assigned_to?: number | null;
            feedback_response?: components["schemas"]["FeedbackResponse"];
            dismiss_reason?: string;
        };
        SavedViewRequest: {
            name: string;
            /** @description What stands behind the question mark of the threat manager’s address: list, filters and search. */
            query: string;
            /** @default false */
            is_shared: boolean;
        };
        SavedViewPatch: {
            name?: string;
            /** @description What stands behind the question mark of the threat manager’s address: list, filters and search. */
            query?: string;
            is_shared?: boolean;
            /** @description true: the caller begins with it, in place of another; false: no longer. Everybody may say so of every view that they see. */
            is_default?: boolean;
        };
        /**
         * @description `PAGE`: what a mail program shows of the HTML; `TEXT`: the plain text beside it; `REST`: where links lead and what else the HTML holds.
         * @enum {string}
         */
        MailFaceKind: "PAGE" | "TEXT" | "REST";
        /** @description All of them or none: errors name the item as `targets.0.account_username`. */
        TargetCreateRequest: {
            targets: {
                /**
                 * @description 1 Instagram, 2 Facebook, 3 Linkedin, 4 WhatsApp, 5 X, 8 Local network, 20 Web feed, 21 Mastodon, 22 Bluesky, 23 Telegram; 7 (file upload) has no targets.
                 * @enum {number}
                 */
                source_id: 1 | 2 | 3 | 4 | 5 | 8 | 20 | 21 | 22 | 23;
                type: components["schemas"]["TargetType"];
                account_username?: string | null;
                search_string?: string | null;
                /** @default true */
                is_active: boolean;
            }[];
        };
        /** @enum {string} */
        TargetType: "account" | "search" | "folder" | "feed";
        /** @description Source and type stay: another one is another target. */
        TargetPatch: {
            is_active?: boolean;
            account_username?: string | null;
            search_string?: string | null;
        };
        /** @description One value per field; all of them, as they replace what was there. */
        SourceCredentialRequest: {
            values: {
                [key: string]: string;
            };
        };
        SettingsPatch: {
            /** @description Replaces the list. */
            protected_names?: string[];
            /** @description Replaces the list. */
            protected_domains?: string[];
            /** @description At most 100,000 in all; what is there already is not added twice. */
            watch_terms?: {
                replace?: string[];
                add?: string[];
                remove?: string[];
                /** @description Of alerts about the terms that are added or put in place, also where they are there already. Left out: 2, and those that are there keep theirs. */
                severity?: components["schemas"]["Severity"];
            };
            min_notify_severity?: components["schemas"]["Severity"];
            retention_days?: number | null;
            mail_enabled?: boolean;
        };
        MutedRuleRequest: {
            /** @description A dismissed alert. */
            alert_id: number;
            /**
             * @description `thing`: the very same thing again; `rule`: whatever the same rule of the detector sees.
             * @default rule
             * @enum {string}
             */
            like: "thing" | "rule";
            /**
             * @description Only at the source of the alert.
             * @default false
             */
            same_source: boolean;
            /**
             * @description Only from the target of the alert.
             * @default false
             */
            same_target: boolean;
            reason?: string;
            expires_at?: string | null;
        };
        MutedRulePatch: {
            reason?: string | null;
            expires_at?: string | null;
        };
        RescanRequest: {
            /** @description The change of the lists to try, as in the settings. Left out: the lists in force are applied, and alerts raised. */
            change?: {
                /** @description Replaces the list. */
                protected_names?: string[];
                /** @description Replaces the list. */
                protected_domains?: string[];
                /** @description At most 100,000 in all; what is there already is not added twice. */
                watch_terms?: {
                    replace?: string[];
                    add?: string[];
                    remove?: string[];
                    /** @description Of alerts about the terms that are added or put in place, also where they are there already. Left out: 2, and those that are there keep theirs. */
                    severity?: components["schemas"]["Severity"];
                };
            };
        };
        AccessKeyRequest: {
            name: string;
            scopes: components["schemas"]["Scope"][];
            expires_at?: string | null;
        };
        /**
         * @description `read`: lists and items; `triage`: alerts and notes; `upload`: files; `admin`: everything but access keys and people’s own records.
         * @enum {string}
         */
        Scope: "read" | "triage" | "upload" | "admin";
        AccessKeyPatch: {
            name?: string;
            scopes?: components["schemas"]["Scope"][];
            expires_at?: string | null;
            /** @description true stops the key at once; false lets it work again. */
            is_revoked?: boolean;
        };
        WebhookRequest: {
            name: string;
            /** @description An https:// link to a host of the public internet, or to one that the operator allows. */
            url: string;
            kinds: components["schemas"]["WebhookKind"][];
        };
        /**
         * @description `alert.created`, `alert.changed` (status, severity, assignee), `scan.finished`, `target.changed`, `note.changed`. The message’s `data` has the members of the SocketEvent it comes from, without `id` and `type`, and its `event_id`.
         * @enum {string}
         */
        WebhookKind: "alert.created" | "alert.changed" | "scan.finished" | "target.changed" | "note.changed";
        WebhookPatch: {
            name?: string;
            /** @description An https:// link to a host of the public internet, or to one that the operator allows. */
            url?: string;
            kinds?: components["schemas"]["WebhookKind"][];
            is_active?: boolean;
        };
        /** @enum {string} */
        WebhookDeliveryState: "queued" | "delivered" | "failed";
        IndicatorListRequest: {
            name: string;
            /**
             * @description A MISP warning list is `warning` whatever is said here.
             * @default threat
             */
            role: components["schemas"]["IndicatorRole"];
            /** @default 5 */
            severity: components["schemas"]["Severity"];
            /**
             * @description An https:// link to a host of the public internet, or to one that the operator allows; null: a file follows.
             * @default null
             */
            url: string | null;
            /**
             * @description Hours between two readings of the address; null: when somebody asks.
             * @default 24
             */
            refresh_hours: number | null;
        };
        /**
         * @description `threat`: what the list names is dangerous. `warning`: it is ordinary, and what is found of it is rated lower.
         * @enum {string}
         */
        IndicatorRole: "threat" | "warning";
        IndicatorListPatch: {
            name?: string;
            role?: components["schemas"]["IndicatorRole"];
            severity?: components["schemas"]["Severity"];
            /** @description Hours between two readings of the address; null: when somebody asks. */
            refresh_hours?: number | null;
        };
        /** @description A stable name of the sentence, with what stands in its gaps: for other languages than English. Where a phrase of ours stands in the gap `kind`, `kindCode` is its name, and `kind_of` what stands in its own gap `of`. Left out for a sentence without a name. */
        Reason: {
            code: string;
            params: {
                [key: string]: string;
            };
        };
        /**
         * @description Life cycle of a scan: FOUND, PARTIAL and CLEAN are results, PARTIAL where nothing was found and not every part was examined, UNREADABLE says the file could not be read, FAILED that the scanner could not finish.
         * @enum {string}
         */
        FileStatus: "QUEUED" | "SCANNING" | "FOUND" | "PARTIAL" | "CLEAN" | "UNREADABLE" | "FAILED";
        SetupState: {
            required: boolean;
            /** @description false: no mail server is set, and letters are kept as files on the server. Left out: true. */
            sends_mail?: boolean;
        };
        SetupDone: {
            user_id: number;
            email: string;
            company: {
                id: number;
                name: string;
            };
        };
        SecondFactor: {
            /** @description null: the next sign-in sets one up. */
            enrolled_at: string | null;
        };
        AuthenticatorOffer: {
            otpauth_url: string;
            qr_svg: string;
            secret: string;
            /** @description For the confirmation, within ten minutes. */
            offer: string;
        };
        SessionList: {
            results: components["schemas"]["Session"][];
        };
        /** @description One signed-in device of one’s own. */
        Session: {
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            last_used_at: string;
            address: string | null;
            user_agent: string | null;
            current: boolean;
        };
        RevokedSessions: {
            revoked: number;
        };
        RecoveryCodesLeft: {
            left: number;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        InvitationPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Invitation"][];
        };
        /** @description Addresses of the neighbouring pages: the same call with another `page`. */
        PageLinks: {
            next: string | null;
            previous: string | null;
        };
        /** @description Accepted and withdrawn invitations are no longer there; the audit log tells of them. */
        Invitation: {
            id: number;
            email: string;
            /** @enum {string} */
            group_name: "Admins" | "Analysts" | "Viewers" | "Trial Users";
            /** @enum {string} */
            state: "pending" | "expired";
            invited_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            expires_at: string;
        };
        /** @description A colleague, as everybody in the company may see them. */
        Person: {
            id: number;
            first_name: string;
            last_name: string;
            full_name: string;
            email: string;
        };
        InvitationView: {
            email: string;
            company: string;
            /** @enum {string} */
            group_name: "Admins" | "Analysts" | "Viewers" | "Trial Users";
            invited_by: string | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            expires_at: string;
        };
        InvitationAccepted: {
            email: string;
        };
        AccessAnswer: {
            access: string;
        };
        PasswordResetAnswer: {
            email: string;
        };
        /** @description The same whether or not the address has an account. */
        TrialAnswer: {
            email: string;
        };
        TrialLink: {
            email: string;
            company: string;
        };
        TrialActivated: {
            email: string;
        };
        /** @description The same for a new, a known and a foreign address. */
        RegistrationAnswer: {
            email: string;
        };
        EmailVerified: {
            email: string;
        };
        EmailVerificationAnswer: {
            email: string;
        };
        /** @description Either `mfa` (the next step, with a 5-minute pre-authentication cookie) or `access`. */
        LoginAnswer: {
            /** @enum {string} */
            mfa?: "enroll" | "verify";
            access?: string;
        };
        Enrolment: {
            otpauth_url: string;
            qr_svg: string;
            secret: string;
        };
        /** @description Recovery codes appear once, in the answer that completes the enrolment. */
        VerifyAnswer: {
            access: string;
            recovery_codes?: string[];
        };
        WhoAmI: {
            user: components["schemas"]["User"];
            is_admin: boolean;
            is_free_trial: boolean;
            capabilities: string[];
            /** @description Whom a free trial writes to for a full account; null when the operator named nobody. */
            contact_email: string | null;
            /** @description Id of the company’s newest event when this was answered: lists read later and `/ws/events/?after=` with it leave no gap. */
            event_position: number;
        };
        User: {
            id: number;
            first_name: string;
            last_name: string;
            full_name: string;
            email: string;
            phone_number: string | null;
            is_active: boolean;
            is_approved: boolean;
            /** @enum {string} */
            group_name: "Admins" | "Analysts" | "Viewers" | "Trial Users";
            groups_details: {
                /** @enum {string} */
                name: "Admins" | "Analysts" | "Viewers" | "Trial Users";
            }[];
            tour_visible: boolean;
            mfa_enrolled: boolean;
            /** @enum {string} */
            theme: "system" | "light" | "dark";
            time_zone: string | null;
            /** @description Language of the screens; null follows the browser. */
            language: ("en" | "it") | null;
            /**
             * @description Language of the names of months.
             * @enum {string}
             */
            date_language: "en" | "it";
            /** @description Which notifications also come by mail. */
            mail_contexts: components["schemas"]["NotificationContext"][];
            /** @description When the person proved the address; null for a registration that has not yet. */
            email_verified_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            date_joined: string;
            last_login: string | null;
            company_details: {
                id: number;
                name: string;
                /** @description Scan allowance; null when unlimited. */
                total_scan: number | null;
                scans_left: number | null;
            };
        };
        UserPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["User"][];
        };
        ColleaguePage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Person"][];
        };
        GroupList: {
            results: components["schemas"]["Group"][];
        };
        Group: {
            /** @enum {string} */
            name: "Admins" | "Analysts" | "Viewers" | "Trial Users";
            description: string;
            capabilities: string[];
            user_count: number;
        };
        UploadToken: {
            token: string;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            expires_at: string;
        };
        FileUpload: {
            id: number;
            filename: string;
            size: number;
            /** @description What the bytes are, not what the name claims; null until read. */
            mime: string | null;
            /** @description Its kind in words, of texts also by what they say of themselves or are called: `JPEG image`, `Windows program`, `Mail`, `CSV table`. */
            type_label: string | null;
            sha256: string;
            status: components["schemas"]["FileStatus"];
            /** @description Why the file could not be read or the scan failed. */
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            /** @description null until scanned. */
            coverage: components["schemas"]["ScanCoverage"] | null;
            /** @description Title of the most severe alert. */
            headline: string | null;
            /** @description Stable name of the title, for other languages than English; null when it has none. */
            headline_code: string | null;
            highest_severity: components["schemas"]["Severity"] | null;
            detectors_done: number;
            detectors_total: number;
            media_id: number | null;
            /** @description It shows passwords of the company's accounts: its original is for those with the capability `passwords.reveal`. */
            shows_passwords: boolean;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            scanned_at: string | null;
        };
        /** @description How much of an item its scan examined. */
        ScanCoverage: {
            /** @description The item itself and all that was opened in it. */
            parts: number;
            /** @description Parts that a reader of their kind opened and every detector that applies looked at. */
            examined: number;
            /** @description The other parts and why, at most 50. */
            unexamined: {
                /** @description Way from the item to the part; empty for the item itself. */
                path: string[];
                reason: string;
                /** @description The sentences of `reason` by their stable names, in order; empty when one has none. */
                reason_reasons: components["schemas"]["ReasonOutput"][];
            }[];
        };
        FileUploadPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["FileUpload"][];
        };
        /** @description One month, in UTC (specification, section 3). Validated: in progress or resolved. */
        AlertsAnalytics: {
            total_alerts: number;
            /** @description Number of alerts by severity, `1` to `5`. */
            severity_counts: {
                [key: string]: number;
            };
            validated_alerts: number;
            total_media: number;
            current_year: number;
            current_month: number;
        };
        AnalyticsStats: {
            /**
             * Format: date
             * @description A day, such as 2026-11-21.
             */
            from: string;
            /**
             * Format: date
             * @description A day, such as 2026-11-21.
             */
            to: string;
            total_alerts: number;
            total_media: number;
            /** @description Days of `time_zone`; days and severities without alerts are left out. */
            days: {
                /**
                 * Format: date
                 * @description A day, such as 2026-11-21.
                 */
                day: string;
                severity: components["schemas"]["Severity"];
                count: number;
            }[];
            sources: {
                source_id: number;
                source_name: string;
                alerts: number;
                media: number;
            }[];
            statuses: {
                status: components["schemas"]["AlertStatus"];
                count: number;
            }[];
            /** @description The 50 with the most alerts; null: no target, such as an upload. */
            targets: {
                target_id: number | null;
                name: string;
                count: number;
            }[];
            /** @description Right: confirmed or known and accepted. Wrong: false positives. Precision: right / (right + wrong); null without feedback. */
            detectors: {
                detector: string;
                label: string;
                count: number;
                right: number;
                wrong: number;
                precision: number | null;
            }[];
            /** @description By weekday (1 Monday) and hour, in `time_zone`; empty hours are left out. */
            heat_map: {
                weekday: number;
                hour: number;
                count: number;
            }[];
            time_to_triage: components["schemas"]["TimeSpread"];
            time_to_resolve: components["schemas"]["TimeSpread"];
        };
        /** @description Seconds; null when nothing was measured. */
        TimeSpread: {
            median: number | null;
            p95: number | null;
            count: number;
        };
        AlertPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Alert"][];
            /** @description true when a search matches more than the numbers here say; they are then at least so high. Without a search always false. */
            count_is_partial: boolean;
            /** @description Number of alerts before the first one of this page. */
            start?: number;
            /** @description To be sent as `after` with the number of a later page. Left out for an empty page, and where the list is sorted by `updated_at`. */
            end_cursor?: string;
        };
        Alert: {
            id: number;
            version: number;
            media_id: number;
            media_title: string;
            media_target: components["schemas"]["MediaTarget"];
            source_id: number;
            detector: string;
            title: string;
            /** @description Stable name of the title, for other languages than English; null when it has none. */
            title_code: string | null;
            /** @description One line that says what was seen. */
            summary: string;
            /** @description The seen parts of `summary`, as half-open UTF-16 ranges. */
            marks: {
                start: number;
                end: number;
            }[];
            severity: components["schemas"]["Severity"];
            severity_set_by_person: boolean;
            status: components["schemas"]["AlertStatus"];
            assignee: components["schemas"]["Person"] | null;
            seen_count: number;
            feedback_response: components["schemas"]["FeedbackResponse"] | null;
            dismiss_reason: string | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            detected_at: string;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            updated_at: string;
        };
        /** @description What was watched: for an upload the search string is the file name. */
        MediaTarget: {
            source_name: string;
            search_string: string | null;
            account_username: string | null;
            /** @description Stands before what was watched, as with targets: `@`, `#`, `+`, `/`; often empty. */
            prefix: string;
        };
        AlertCounts: {
            DETECTED: number;
            VALIDATED: number;
            RESOLVED: number;
            DISMISSED: number;
            media: number;
            open_by_severity: {
                severity: components["schemas"]["Severity"];
                count: number;
            }[];
            critical_to_review: number;
            oldest_to_review: string | null;
            in_progress_mine: number;
            /** @description true when a search matches more than the numbers here say; they are then at least so high. Without a search always false. */
            count_is_partial: boolean;
        };
        AlertWalk: {
            results: components["schemas"]["Alert"][];
            /** @description For `after`; null when there is nothing more for now. */
            next: number | null;
        };
        AlertDetails: {
            results: components["schemas"]["AlertDetail"][];
        };
        AlertDetail: {
            id: number;
            version: number;
            media_id: number;
            media_title: string;
            media_target: components["schemas"]["MediaTarget"];
            source_id: number;
            detector: string;
            title: string;
            /** @description Stable name of the title, for other languages than English; null when it has none. */
            title_code: string | null;
            /** @description One line that says what was seen. */
            summary: string;
            /** @description The seen parts of `summary`, as half-open UTF-16 ranges. */
            marks: {
                start: number;
                end: number;
            }[];
            severity: components["schemas"]["Severity"];
            severity_set_by_person: boolean;
            status: components["schemas"]["AlertStatus"];
            assignee: components["schemas"]["Person"] | null;
            seen_count: number;
            feedback_response: components["schemas"]["FeedbackResponse"] | null;
            dismiss_reason: string | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            detected_at: string;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            updated_at: string;
            findings: components["schemas"]["Finding"][];
        };
        Finding: {
            id: number;
            alert_id: number | null;
            detector: string;
            detector_label: string;
            detector_version: string;
            rule: string;
            /** @description Way from the item to the place: `photo.png`, `QR code`, `URL`. */
            path: string[];
            place: components["schemas"]["Place"];
            /** @description The seen part as text, secrets masked, links defanged. */
            excerpt: string;
            /** @description One plain sentence. */
            why: string;
            /** @description The sentences of `why` by their stable names, in order; empty when one has none. */
            why_reasons: components["schemas"]["ReasonOutput"][];
            score: number;
            confidence: number;
            severity: components["schemas"]["Severity"];
        };
        Place: {
            /** @constant */
            kind: "bytes";
            offset: number;
            length: number;
        } | {
            /** @constant */
            kind: "text";
            offset: number;
            length: number;
        } | {
            /** @constant */
            kind: "box";
            image_width: number;
            image_height: number;
            points: {
                x: number;
                y: number;
            }[];
            /** @description The lines of a text of several, where the shape around them holds more than what was seen; left out where the shape is all. */
            parts?: components["schemas"]["Rectangle"][];
        } | {
            /** @constant */
            kind: "position";
            latitude: number;
            longitude: number;
            altitude: number | null;
        } | {
            /** @constant */
            kind: "pictures";
            seen: components["schemas"]["AccountPicture"];
            known: components["schemas"]["AccountPicture"];
        } | {
            /** @constant */
            kind: "whole";
        };
        Rectangle: {
            left: number;
            top: number;
            width: number;
            height: number;
        };
        /** @description The picture of an account as it was when the account was compared. */
        AccountPicture: {
            account: string;
            /** @description A data URL: WebP made anew here, at most 128 pixels a side. */
            image: string;
        };
        StatusOption: {
            value: components["schemas"]["AlertStatus"];
            label: string;
            transitions: components["schemas"]["AlertStatus"][];
        };
        FeedbackOption: {
            value: components["schemas"]["FeedbackResponse"];
            label: string;
        };
        /** @description The token takes the change back for 10 minutes; null when nothing changed. */
        BulkResult: {
            changed: number;
            results: components["schemas"]["BulkRow"][];
            undo_token: string | null;
            undo_expires_at: string | null;
        };
        /** @description What happened to one alert, and how it stands now. */
        BulkRow: {
            id: number;
            /** @enum {string} */
            outcome: "changed" | "unchanged" | "stale" | "invalid_transition" | "not_closed" | "restored" | "changed_since";
            version: number;
            status: components["schemas"]["AlertStatus"];
        };
        /** @description Mentions stand in the text as `@{{address}}`. */
        Note: {
            id: number;
            media_id: number;
            alert_id: number | null;
            author: components["schemas"]["Person"];
            text: string;
            tagged_users: components["schemas"]["Person"][];
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            updated_at: string | null;
        };
        SavedViewList: {
            results: components["schemas"]["SavedView"][];
        };
        /** @description A list of the threat manager that somebody keeps by a name. */
        SavedView: {
            id: number;
            name: string;
            /** @description What stands behind the question mark of the threat manager’s address: list, filters and search. */
            query: string;
            /** @description Everybody in the company sees it; else its maker alone. */
            is_shared: boolean;
            /** @description The caller begins with it. */
            is_default: boolean;
            /** @description Whether the caller may rename, share and delete it: its maker, and for a shared one also admins. */
            may_change: boolean;
            /** @description null: the account is gone. */
            created_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
        };
        MediaPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["MediaSummary"][];
            /** @description true when a search matches more than the numbers here say; they are then at least so high. Without a search always false. */
            count_is_partial: boolean;
        };
        MediaSummary: {
            id: number;
            title: string;
            source_id: number;
            media_target: components["schemas"]["MediaTarget"];
            scan_status: components["schemas"]["FileStatus"];
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            /** @description null until scanned. */
            coverage: components["schemas"]["ScanCoverage"] | null;
            highest_severity: components["schemas"]["Severity"] | null;
            alert_count: number;
            /** @description Its alerts by status; statuses without any are left out. */
            alert_statuses: components["schemas"]["StatusTally"][];
            seen_count: number;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            preview: components["schemas"]["MediaPreview"] | null;
        };
        /** @description How many alerts stand at a status. */
        StatusTally: {
            status: components["schemas"]["AlertStatus"];
            count: number;
        };
        /** @description A re-encoded picture is served by `getMediaPreview`. */
        MediaPreview: {
            width: number;
            height: number;
        };
        MediaWalk: {
            results: components["schemas"]["MediaSummary"][];
            /** @description For `after`; null when there is nothing more for now. */
            next: number | null;
        };
        ActivityPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Activity"][];
        };
        Activity: {
            id: number;
            media_id: number;
            alert_id: number | null;
            alert_title: string | null;
            /** @description Stable name of the title, for other languages than English; null when it has none. */
            alert_title_code: string | null;
            /** @description null: Vedetta itself. */
            actor: components["schemas"]["Person"] | null;
            /** @enum {string} */
            kind: "detected" | "rescan_asked" | "rescanned" | "status_changed" | "severity_changed" | "assigned" | "note_added" | "note_changed" | "note_deleted" | "feedback_given" | "media_assigned" | "media_changed" | "publisher_contacted" | "original_downloaded" | "passwords_revealed" | "recorded";
            old_value: string | null;
            new_value: string | null;
            /** @description What was said to it: reason of a dismissal, feedback of a resolution, comment, subject of a letter. */
            detail: string | null;
            /** @description It takes an earlier change back, which is no step of the life cycle. */
            is_undo: boolean;
            note: components["schemas"]["Note"] | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
        };
        NotePage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Note"][];
        };
        /** @description A draft until `sent_at` says when it was handed to the mail. */
        PublisherLetter: {
            to: string | null;
            subject: string;
            text: string;
            sent_at: string | null;
            /** @description Letters that the company may still send within 24 hours. */
            left_today: number;
            /** @description Letters that a company may send within 24 hours. */
            per_day: number;
        };
        MediaDetail: {
            id: number;
            title: string;
            source_id: number;
            media_target: components["schemas"]["MediaTarget"];
            scan_status: components["schemas"]["FileStatus"];
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            /** @description null until scanned. */
            coverage: components["schemas"]["ScanCoverage"] | null;
            highest_severity: components["schemas"]["Severity"] | null;
            alert_count: number;
            /** @description Its alerts by status; statuses without any are left out. */
            alert_statuses: components["schemas"]["StatusTally"][];
            seen_count: number;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            preview: components["schemas"]["MediaPreview"] | null;
            text: string | null;
            url: string | null;
            file: components["schemas"]["MediaFile"] | null;
            /** @description It shows passwords of the company's accounts: they and its original are for those with the capability `passwords.reveal`. */
            shows_passwords: boolean;
            /** @description null for uploads, and where the source names nobody. */
            author: components["schemas"]["MediaAuthor"] | null;
            /** @description Targets that found it after `media_target`; lists filtered by any of them hold it. */
            also_found_by: components["schemas"]["MediaTarget"][];
            /** @description When it was published, as the source says. */
            published_at: string | null;
            /** @description Its id there; null for uploads. */
            id_at_source: string | null;
            /** @description Whether there is somebody to write to about it: not for files of one’s own. */
            has_publisher: boolean;
            uploaded_by: components["schemas"]["Person"] | null;
            assignee: components["schemas"]["Person"] | null;
            publisher_email: string | null;
            alerts: components["schemas"]["Alert"][];
            findings: components["schemas"]["Finding"][];
            scan_report: components["schemas"]["ScanReportRow"][];
            similar: components["schemas"]["SimilarMedia"];
            rule_precision: components["schemas"]["RulePrecision"][];
        };
        MediaFile: {
            filename: string;
            size: number;
            mime: string | null;
            type_label: string | null;
            sha256: string;
            /** @description Whether `getMediaOriginal` serves the bytes; a post is no file. */
            has_original: boolean;
        };
        /** @description Who published an item, as the source says. */
        MediaAuthor: {
            /** @description Without its `@`; null where the source knows names alone. */
            handle: string | null;
            /** @description null where the source gives a handle alone. */
            name: string | null;
            /** @description Where the account is looked at. Written by the source: it may lead anywhere. */
            url: string | null;
        };
        /** @description One row per detector that looked at the item, found something or not. */
        ScanReportRow: {
            detector: string;
            detector_label: string;
            detector_version: string;
            outcome: components["schemas"]["ReportOutcome"];
            findings: number;
            detail: string | null;
            duration_ms: number;
            /** @description The sentences of `detail` by their stable names, in order; empty when one has none. */
            detail_reasons: components["schemas"]["ReasonOutput"][];
        };
        /** @enum {string} */
        ReportOutcome: "FOUND" | "NOTHING" | "NOT_APPLICABLE" | "UNREADABLE" | "LIMIT" | "FAILED";
        /** @description Items that read the same after normalisation or look the same, as far as a perceptual hash can tell. */
        SimilarMedia: {
            /** @description How often any of them was seen, this item included. */
            seen_count: number;
            /** @description Other items. */
            count: number;
            /** @description The alerts of all others by status. */
            alert_statuses: components["schemas"]["StatusTally"][];
            /** @description The newest 20 others. */
            items: components["schemas"]["MediaSummary"][];
        };
        /** @description What the company said of the alerts of a rule, of the newest 1,000 judged alerts of its detector. Rules of which nothing was said are left out. */
        RulePrecision: {
            detector: string;
            rule: string;
            right: number;
            wrong: number;
        };
        /** @description Who looks at a media item now, by name; the caller among them. Also a message of `/ws/presence/`. */
        Presence: {
            media_id: number;
            people: components["schemas"]["Onlooker"][];
        };
        /** @description A colleague who has the item open. */
        Onlooker: {
            id: number;
            first_name: string;
            last_name: string;
            full_name: string;
        };
        MediaGroups: {
            results: components["schemas"]["MediaGroup"][];
        };
        /** @description What an item is one of: those that read or look the same. */
        MediaGroup: {
            media_id: number;
            /** @description The same for all items of the group. */
            group_id: number;
            /** @description Items in it, this one included. */
            count: number;
            /** @description How often any of them was seen. */
            seen_count: number;
        };
        /** @description A part of the text of an item: of a post, or of a file that is text. Offsets are UTF-16 units, as in places of findings. */
        MediaText: {
            /** @description null: the item has no text. */
            text: string | null;
            /** @description Where the part begins; one less than asked for where a surrogate pair would be cut. */
            offset: number;
            /** @description Of the whole text. */
            length: number;
            /** @description Where the next part begins; null after the last one. */
            next_offset: number | null;
        };
        MediaMail: {
            /** @description null: the item is no mail, or there is none inside it there. */
            mail: components["schemas"]["ShownMail"] | null;
        };
        /** @description A mail or a mailbox as people read it. All of it is its sender’s and untrusted. */
        ShownMail: {
            /** @description null: it was not read, `problem` says why. */
            kind: ("MAIL" | "MAILBOX") | null;
            /** @description Why there is its source alone: more than 64 MiB; parts too deep in each other or headers too long; more time or memory than is spent on one. */
            problem: ("TOO_LARGE" | "TOO_DEEP" | "TOO_SLOW") | null;
            /** @description Way from the item to this mail, as in `path` of findings without the item itself. */
            steps: string[];
            fields: components["schemas"]["MailField"][];
            /** @description What its date says, where that can be read. */
            sent_at: string | null;
            faces: components["schemas"]["MailFace"][];
            /** @description null where it says nothing. */
            part: components["schemas"]["MailPart"] | null;
            files: components["schemas"]["MailFile"][];
            /** @description The first 200 are named. */
            file_count: number;
        };
        /** @description A line of its head, as its sender wrote it. */
        MailField: {
            name: components["schemas"]["MailFieldName"];
            text: string;
            /** @description Addresses that are left out. */
            more: number;
            marks: components["schemas"]["MailMark"][];
        };
        /** @enum {string} */
        MailFieldName: "SUBJECT" | "FROM" | "REPLY_TO" | "TO" | "CC" | "DATE";
        /** @description Where a finding stands in a text that is shown, in UTF-16 units. Its `place` counts in another text: that of the file, or of the decoded body. */
        MailMark: {
            finding_id: number;
            offset: number;
            length: number;
        };
        /** @description One way to read what it says. */
        MailFace: {
            kind: components["schemas"]["MailFaceKind"];
            length: number;
            /** @description There is more in the source: one face has at most 500,000 units. */
            is_cut: boolean;
            marks: components["schemas"]["MailMark"][];
        };
        /** @description A part of a face. */
        MailPart: {
            face: components["schemas"]["MailFaceKind"];
            text: string;
            offset: number;
            next_offset: number | null;
        };
        /** @description A file that the mail carries, or a mail of a mailbox; of those subject, sender and date too. */
        MailFile: {
            name: string;
            size: number;
            type_label: string | null;
            /** @description Of a mail: what to ask for to see it. */
            inside: string | null;
            subject: string | null;
            from: string | null;
            sent_at: string | null;
            /** @description What was found in it. */
            finding_ids: number[];
        };
        /** @description Passwords of the company's accounts in clear, read from the original. Nothing keeps them. */
        RevealedPasswords: {
            media_id: number;
            /** @description Of all accounts in the original. */
            count: number;
            /** @description The first 1,000. */
            accounts: components["schemas"]["RevealedAccount"][];
        };
        RevealedAccount: {
            address: string;
            /** @description As it is in the original: the password, or what it was hashed to. */
            password: string;
            is_hashed: boolean;
            /** @description Way from the item to the part that has it; empty for the item itself. */
            path: string[];
        };
        NotificationPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Notification"][];
            unread_count: number;
        };
        /** @description Also the shape of one message of `/ws/notifications/`. */
        Notification: {
            id: number;
            context: components["schemas"]["NotificationContext"];
            params: {
                userId: number | null;
                media_id: number | null;
                alert_id: number | null;
            };
            fullname: string | null;
            /** @description Mentions stand in it as `@{{address}}`. */
            message: string;
            /** @description What `message` says, by its stable name; empty when it has none. */
            message_reasons: components["schemas"]["ReasonOutput"][];
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            is_read: boolean;
            /** @description What became of the registration that it asks to review; null in other contexts. */
            registration: ("PENDING" | "ACTIVE" | "INACTIVE" | "REJECTED") | null;
        };
        MarkedRead: {
            unread_count: number;
        };
        TargetPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Target"][];
        };
        Target: {
            id: number;
            source_id: number;
            source_name: string;
            type: components["schemas"]["TargetType"];
            /** @description Stands before what is watched: `@`, `#`, `+`, `/`, `https://`. */
            prefix: string;
            /** @description What is watched: an account, a folder, the address of a feed; null for a search. */
            account_username: string | null;
            /** @description The search; beside an account, a folder or a feed: words that pick from what was collected there. */
            search_string: string | null;
            is_active: boolean;
            last_scan: string | null;
            /** @description When the last collection began, if it ended badly; null as `problem` is. */
            last_failed_at: string | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            health: components["schemas"]["TargetHealth"];
            /** @description What went wrong last, in plain words; null since the last collection that ended well. */
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            /** @description What kind of thing went wrong; null as `problem` is. */
            problem_kind: components["schemas"]["TargetProblemKind"] | null;
            /** @description What the source left out, as of the last collection that ended well. */
            note: string | null;
            /** @description The sentences of `note` by their stable names, in order; empty when one has none. */
            note_reasons: components["schemas"]["ReasonOutput"][];
            /** @description null while it is paused or blocked. */
            next_run_at: string | null;
            /** @description Media items that were new, ever. */
            items_found: number;
            /** @description Media items of the last 7 days. */
            media_week: number;
            /** @description Its alerts that nobody has closed. */
            open_alerts: number;
        };
        /**
         * @description `WAITING` for its first collection, `HEALTHY`, `DELAYED` for a passing reason, `BLOCKED` until a person changes something, `PAUSED`.
         * @enum {string}
         */
        TargetHealth: "WAITING" | "HEALTHY" | "DELAYED" | "BLOCKED" | "PAUSED";
        /**
         * @description `reconnect`: the credential is missing or no longer accepted. `limited`: the source asks for patience. `gone`: what is watched is not there. `refused`: the source does not allow it. `temporary`: a failure that passes.
         * @enum {string}
         */
        TargetProblemKind: "reconnect" | "limited" | "gone" | "refused" | "temporary";
        /** @description One kind of target of one source, with what its form shows. */
        TargetTypeOption: {
            source_id: number;
            source_name: string;
            type: components["schemas"]["TargetType"];
            label: string;
            prefix: string;
            placeholder: string;
            /** @description What the vendor allows and what not. */
            hint: string;
            /** @description Whether words may be given beside it that pick from what was collected. */
            local_filter: boolean;
        };
        /** @description A source that can be watched, and what its vendor allows. */
        Source: {
            id: number;
            name: string;
            notice: string;
        };
        TargetRunPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["TargetRun"][];
        };
        TargetRun: {
            id: number;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            started_at: string;
            duration_ms: number;
            outcome: components["schemas"]["TargetRunOutcome"];
            /** @description In plain words; null when there is nothing to say. */
            message: string | null;
            /** @description The sentences of `message` by their stable names, in order; empty when one has none. */
            message_reasons: components["schemas"]["ReasonOutput"][];
            items_seen: number;
            items_new: number;
        };
        /** @enum {string} */
        TargetRunOutcome: "finished" | "reconnect" | "limited" | "gone" | "refused" | "temporary";
        /** @description What a source needs and how the company is connected to it. Never holds what was entered. */
        SourceCredential: {
            source_id: number;
            source_name: string;
            /** @description Without it nothing of this source can be collected. */
            is_required: boolean;
            fields: components["schemas"]["SourceCredentialField"][];
            is_connected: boolean;
            /** @description As whom Vedetta is connected, in the words of the vendor; null before the first test that succeeded. */
            account: string | null;
            /** @description null: the vendor does not say, or it does not expire. */
            expires_at: string | null;
            /** @description Within 7 days, or already. */
            expires_soon: boolean;
            tested_at: string | null;
            /** @description Why the last test failed, in plain words. */
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            /** @description To be entered at the vendor, for sources that call Vedetta: the part after the address of this installation. */
            hook_url: string | null;
            updated_at: string | null;
        };
        SourceCredentialField: {
            name: string;
            label: string;
            hint: string;
            is_secret: boolean;
            is_optional: boolean;
        };
        Settings: {
            protected_names: string[];
            protected_domains: string[];
            watch_terms_count: number;
            /** @description Changes of less severe alerts notify nobody. Assignments and mentions always do. */
            min_notify_severity: components["schemas"]["Severity"];
            /** @description Media and alerts older than this are deleted; null keeps everything. */
            retention_days: number | null;
            /** @description Whether notifications also go out by mail. */
            mail_enabled: boolean;
            muted_rules_count: number;
            updated_at: string | null;
        };
        WatchTermPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: string[];
            /** @description Of an alert about each of `results`, in their order. */
            severities: components["schemas"]["Severity"][];
        };
        MutedRulePage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["MutedRule"][];
        };
        MutedRule: {
            id: number;
            title: string;
            /** @description Stable name of the title, for other languages than English; null when it has none. */
            title_code: string | null;
            detector: string;
            /** @description Rule of the detector; null mutes everything the detector sees. */
            rule: string | null;
            /** @description The very same thing; null mutes everything of the rule. */
            fingerprint: string | null;
            source_id: number | null;
            target_id: number | null;
            reason: string | null;
            expires_at: string | null;
            is_expired: boolean;
            /** @description How often it kept an alert from being raised. */
            hits: number;
            last_hit_at: string | null;
            created_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
        };
        MuteTrial: {
            /** @description Alerts like it among those looked at, the dismissed one included. */
            hidden: number;
            /** @description Of those: nobody has dismissed or resolved them. */
            still_open: number;
            /** @description The newest alerts of the company, of so many days. */
            looked_at: number;
            days: number;
        };
        Rescan: {
            id: number;
            /** @description A trial changes nothing. */
            is_trial: boolean;
            /** @enum {string} */
            status: "WAITING" | "RUNNING" | "DONE" | "CANCELED" | "FAILED";
            /** @description Items of so many days are looked at, the newest first. */
            days: number;
            /** @description How many items there are to look at; at most 1,000. */
            items_total: number;
            items_done: number;
            /** @description Of those done: could not be looked at. */
            items_failed: number;
            /** @description Alerts that would be raised; without a trial, that were. */
            raised: number;
            /** @description Open alerts that would not be raised any more. They stay until somebody dismisses them. */
            hidden: number;
            /** @description Alerts whose severity would be another one; without a trial, is. */
            changed: number;
            /** @description The first 20 of them. */
            examples: components["schemas"]["RescanExample"][];
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            ended_at: string | null;
        };
        RescanExample: {
            /**
             * @description An alert that there would be, one that stands and would not be raised, or one of another severity.
             * @enum {string}
             */
            act: "RAISED" | "HIDDEN" | "CHANGED";
            media_id: number;
            title: string;
            /** @description Stable name of the title, for other languages than English; null when it has none. */
            title_code: string | null;
            summary: string;
            severity: components["schemas"]["Severity"];
            /** @description Of an alert that would change. */
            previous_severity: components["schemas"]["Severity"] | null;
        };
        AccessKeyPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["AccessKey"][];
        };
        /** @description Never holds the key itself. */
        AccessKey: {
            id: number;
            name: string;
            /** @description The first signs of the key, to tell keys apart by. */
            hint: string;
            scopes: components["schemas"]["Scope"][];
            /**
             * @description `suspended`: whoever made it may not sign in.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked" | "suspended";
            expires_at: string | null;
            last_used_at: string | null;
            created_by: components["schemas"]["Person"];
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
        };
        NewAccessKey: {
            access_key: components["schemas"]["AccessKey"];
            /** @description The key itself, in this one answer only: `Authorization: Bearer vdt_…`. */
            key: string;
        };
        WebhookPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["Webhook"][];
        };
        /** @description Never holds the signing secret. */
        Webhook: {
            id: number;
            name: string;
            url: string;
            kinds: components["schemas"]["WebhookKind"][];
            is_active: boolean;
            /** @description Why the last try failed; null once one arrives. */
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            last_delivered_at: string | null;
            /** @description null: the account is gone. */
            created_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
        };
        WebhookWithSecret: {
            webhook: components["schemas"]["Webhook"];
            /** @description In this one answer only: `whsec_` and the key in base64. Messages are signed as standardwebhooks.com says. */
            secret: string;
        };
        WebhookDelivery: {
            id: number;
            /**
             * Format: uuid
             * @description Header `webhook-id`: the same at every try and replay.
             */
            message_id: string;
            /** @enum {string} */
            kind: "alert.created" | "alert.changed" | "scan.finished" | "target.changed" | "note.changed" | "ping";
            /** @description Member `data` of the message. */
            data: {
                [key: string]: unknown;
            };
            state: components["schemas"]["WebhookDeliveryState"];
            attempts: number;
            /** @description HTTP status of the last try; null when there was no answer. */
            status: number | null;
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            duration_ms: number | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            attempted_at: string | null;
            next_attempt_at: string | null;
        };
        WebhookDeliveryPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["WebhookDelivery"][];
        };
        IndicatorListPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["IndicatorList"][];
        };
        IndicatorList: {
            id: number;
            name: string;
            role: components["schemas"]["IndicatorRole"];
            /** @description Of what it names. */
            severity: components["schemas"]["Severity"];
            /** @description null: it came as a file. */
            url: string | null;
            filename: string | null;
            refresh_hours: number | null;
            /** @description null before the first reading. */
            format: components["schemas"]["IndicatorFormat"] | null;
            total: number;
            counts: {
                url: number;
                domain: number;
                ip: number;
                email: number;
                hash: number;
                /** @description Pictures by their looks (PDQ). */
                image: number;
            };
            /** @description Parts that are not used. */
            skipped_count: number;
            /** @description The first hundred of them: `line 17`, and why. */
            skipped: {
                where: string;
                why: string;
                why_reasons: components["schemas"]["ReasonOutput"][];
            }[];
            /** @description Why the last reading failed; what was read before stays in use. */
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            refreshed_at: string | null;
            /** @description null: the account is gone. */
            created_by: components["schemas"]["Person"] | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
        };
        /** @enum {string} */
        IndicatorFormat: "misp" | "misp-warninglist" | "stix" | "lines";
        /** @description A file of rules or hashes that whoever runs the server put into its folder, for all companies. */
        OperatorFile: {
            kind: components["schemas"]["OperatorFileKind"];
            /** @description As it stands in the folder of the server. */
            name: string;
            /** @description Why it is not used, for rules in the words of their compiler; null: it is used. */
            problem: string | null;
            /** @description Where the problem is, from 1; null when no line is known. */
            line: number | null;
            /**
             * Format: date-time
             * @description When the server said so.
             */
            read_at: string;
        };
        /**
         * @description `rules`: YARA rules. `hashes`: a list of hashes of malware.
         * @enum {string}
         */
        OperatorFileKind: "rules" | "hashes";
        DeadJobPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["DeadJob"][];
        };
        /** @description Work that was given up after its last try. It is listed for 90 days. */
        DeadJob: {
            id: number;
            kind: components["schemas"]["DeadJobKind"];
            /** @description Title of the item, name of the webhook or list, address of the letter; null when it is gone. */
            about: string | null;
            /** @description Id of the item, webhook or list; null for anything else and when it is gone. */
            about_id: number | null;
            /** @description Why the last try failed. */
            problem: string | null;
            /** @description The sentences of `problem` by their stable names, in order; empty when one has none. */
            problem_reasons: components["schemas"]["ReasonOutput"][];
            attempts: number;
            /** @description Why it cannot be tried again, and what to do instead; null: it can. */
            not_retried_because: string | null;
            /** @description The sentences of `not_retried_because` by their stable names, in order; empty when one has none. */
            not_retried_reasons: components["schemas"]["ReasonOutput"][];
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            died_at: string;
        };
        /**
         * @description `scan` of a file or item, `picture_text`: the text in its pictures, `mail`, `mail_preparation`: what a letter is written from, `webhook`, `rescan` of the history, `indicator_list`.
         * @enum {string}
         */
        DeadJobKind: "scan" | "picture_text" | "mail" | "mail_preparation" | "webhook" | "rescan" | "indicator_list" | "other";
        AuditPage: {
            count: number;
            page: number;
            page_size: number;
            links: components["schemas"]["PageLinks"];
            results: components["schemas"]["AuditEntry"][];
        };
        AuditEntry: {
            id: number;
            /** @description Dotted past tense: `sign_in.succeeded`, `user.approved`, `access.denied`. */
            action: string;
            /** @description `user:12`, `target:3`; of a denial the call. */
            subject: string | null;
            /** @description What the subject is called now: a person’s full name, a target as lists show it, the name of the rest. null when it is gone or not known, and for what has no name, such as a call, a session or an address. */
            subject_name: string | null;
            /** @description Stable name of `subject_name` where that is the title of a muted rule, for other languages than English; null when it has none. */
            subject_name_code: string | null;
            /** @description null: nobody known, or an account that is gone. */
            actor: components["schemas"]["Person"] | null;
            /** @description The address at the time. */
            actor_email: string | null;
            /** @description Network address. */
            address: string | null;
            detail: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Of each member of the detail that is a sentence of the server, such as `problem`: its stable names, in order. A member without names is left out. */
            detail_reasons: {
                [key: string]: components["schemas"]["ReasonOutput"][];
            };
            /** @description What the access key is called now whose id stands in the detail as `access_key`; null when there is none, or it is gone. */
            access_key_name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339 date and time with offset.
             */
            created_at: string;
        };
        Problem: {
            type: string;
            /** @description A sentence that says what to do. */
            title: string;
            status: number;
            /** @description Stable; branch on this. */
            code: string;
            detail?: string;
            /** @description Of the detail, or else of the title. */
            reason?: components["schemas"]["ReasonOutput"];
            /** @description Stands in the server log beside the reason. */
            request_id?: string;
            errors?: {
                path: string;
                message: string;
                code: string;
                reason?: components["schemas"]["ReasonOutput"];
            }[];
        } & {
            [key: string]: unknown;
        };
        /** @description A stable name of the sentence, with what stands in its gaps: for other languages than English. Where a phrase of ours stands in the gap `kind`, `kindCode` is its name, and `kind_of` what stands in its own gap `of`. Left out for a sentence without a name. */
        ReasonOutput: {
            code: string;
            params: {
                [key: string]: string;
            };
        };
        SocketEvent: {
            id: number;
            /** @constant */
            type: "alert.changed";
            alert_id: number;
            media_id: number;
            version: number;
            status: components["schemas"]["AlertStatus"];
            previous_status: components["schemas"]["AlertStatus"] | null;
            severity: components["schemas"]["Severity"];
            created: boolean;
            actor_id: number | null;
        } | {
            id: number;
            /** @constant */
            type: "scan.progress";
            file_id: number;
            media_id: number | null;
            status: components["schemas"]["FileStatus"];
            detectors_done: number;
            detectors_total: number;
            highest_severity: components["schemas"]["Severity"] | null;
        } | {
            id: number;
            /** @constant */
            type: "target.changed";
            target_id: number;
        } | {
            id: number;
            /** @constant */
            type: "note.changed";
            note_id: number;
            media_id: number;
            alert_id: number | null;
            /** @enum {string} */
            change: "created" | "edited" | "deleted";
            actor_id: number;
        } | {
            id: number;
            /** @constant */
            type: "notifications.read";
            recipient_id: number;
            notification_id: number;
            older_too: boolean;
        };
    };
    responses: {
        /** @description A field is not right */
        Problem422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; see Retry-After */
        Problem429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unavailable for the moment; see Retry-After */
        Problem503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read */
        Problem400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body came too slowly */
        Problem408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description In conflict with the present state */
        Problem409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too large */
        Problem413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Wrong media type */
        Problem415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not logged in */
        Problem401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not allowed */
        Problem403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing for the caller */
        Problem404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The free trial is used up */
        Problem402: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No longer valid */
        Problem410: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSetupState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupState"];
                };
            };
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    completeSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    company: string;
                    first_name: string;
                    last_name: string;
                    email: string;
                    password: string;
                    re_new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupDone"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    offerAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorOffer"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offer: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokedSessions"];
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    countRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesLeft"];
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                state?: "pending" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /**
                     * @default Analysts
                     * @enum {string}
                     */
                    group_name?: "Admins" | "Analysts" | "Viewers";
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    first_name: string;
                    last_name: string;
                    password: string;
                    re_new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAccepted"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    old_password: string;
                    new_password: string;
                    confirm_new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessAnswer"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetAnswer"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    readPasswordResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uid: number;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    confirmPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uid: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    new_password: string;
                    re_new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    registerTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name: string;
                    last_name: string;
                    email: string;
                    company: string;
                    phone_number?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialAnswer"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    readTrialLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialLink"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    activateTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                    re_new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialActivated"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name: string;
                    last_name: string;
                    email: string;
                    password: string;
                    re_new_password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerified"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailVerificationAnswer"];
                };
            };
            400: components["responses"]["Problem400"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    generateQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrolment"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    verifyToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyAnswer"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessAnswer"];
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    whoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhoAmI"];
                };
            };
            401: components["responses"]["Problem401"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 5 */
                    page_size?: number;
                    is_active?: boolean;
                    is_approved?: boolean;
                    groups?: ("Admins" | "Analysts" | "Viewers" | "Trial Users")[];
                    search_query?: string;
                    /**
                     * @default date_joined
                     * @enum {string}
                     */
                    sort?: "date_joined" | "first_name" | "last_name" | "email" | "last_login";
                    /**
                     * @default asc
                     * @enum {string}
                     */
                    sortDirection?: "asc" | "desc";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listColleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 50 */
                    page_size?: number;
                    search_query?: string;
                    /** @description These people only, inactive ones too; those that the company does not have are left out. */
                    ids?: number[];
                    /** @description true: only those who may be assigned, false: only the others. */
                    may_triage?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleaguePage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name?: string;
                    last_name?: string;
                    phone_number?: string | null;
                    tour_visible?: boolean;
                    /** @enum {string} */
                    theme?: "system" | "light" | "dark";
                    time_zone?: string | null;
                    language?: ("en" | "it") | null;
                    /** @enum {string} */
                    date_language?: "en" | "it";
                    mail_contexts?: components["schemas"]["NotificationContext"][];
                    is_active?: boolean;
                    is_approved?: boolean;
                    /** @enum {string} */
                    group_name?: "Admins" | "Analysts" | "Viewers" | "Trial Users";
                    /** @enum {string} */
                    action?: "approve" | "reject" | "activate" | "deactivate";
                    /** @description true approves an address that no one verified; only where the server sends no mail. */
                    confirm_unverified?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    resetMfa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupList"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createUploadToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filename: string;
                    /** @description Bytes; 0 is answered 422 FILE_EMPTY, more than 100 MiB 413 FILE_TOO_LARGE. */
                    size: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadToken"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            402: components["responses"]["Problem402"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            402: components["responses"]["Problem402"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            410: components["responses"]["Problem410"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUploadPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUpload"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getAlertsAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    year?: number;
                    month?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertsAnalytics"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getAnalyticsStats: {
        parameters: {
            query: {
                /** @description A day, such as 2026-11-21. */
                from: string;
                /** @description A day, such as 2026-11-21. */
                to: string;
                source_ids?: string;
                /** @description In which days and hours are told; UTC unless named. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsStats"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    exportAlerts: {
        parameters: {
            query: {
                format: "csv" | "ndjson" | "stix";
                status?: string;
                source_ids?: string;
                severity?: string;
                target_ids?: string;
                assigned_to?: string;
                unassigned?: string;
                detectors?: string;
                feedback?: string;
                hours?: string;
                search_query?: string;
                time_from?: string;
                time_to?: string;
                /** @description Between the columns of CSV; a comma unless told otherwise. */
                separator?: "comma" | "semicolon" | "tab";
                /** @description true: CSV begins with a byte order mark, by which spreadsheets know UTF-8. */
                byte_order_mark?: string;
                /** @description CSV tells times as a clock there shows them, `2026-11-21 10:30:00`; left out: in UTC, `2026-11-21T09:30:00.000Z`. */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                    "application/stix+json": string;
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_ids?: number[];
                    severity?: components["schemas"]["Severity"][];
                    target_ids?: number[];
                    /** @description Assigned to any of these. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
                    assigned_to?: number[];
                    /** @description true: assigned to no one, or to any of `assigned_to`. */
                    unassigned?: boolean;
                    detectors?: string[];
                    /** @description What people answered, any of these. */
                    feedback?: components["schemas"]["FeedbackResponse"][];
                    /** @description Detected in any of these. */
                    hours?: components["schemas"]["HourOfWeek"][];
                    search_query?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time with offset.
                     */
                    time_from?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time with offset.
                     */
                    time_to?: string;
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    page_size?: number;
                    /** @description `end_cursor` of an earlier page: this page follows that one’s last row, even where rows have left the list since. */
                    after?: string;
                    status?: components["schemas"]["AlertStatus"] | components["schemas"]["AlertStatus"][];
                    /**
                     * @default severity
                     * @enum {string}
                     */
                    sort?: "severity" | "detected_at" | "updated_at";
                    /**
                     * @default desc
                     * @enum {string}
                     */
                    sortDirection?: "asc" | "desc";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    countAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_ids?: number[];
                    severity?: components["schemas"]["Severity"][];
                    target_ids?: number[];
                    /** @description Assigned to any of these. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
                    assigned_to?: number[];
                    /** @description true: assigned to no one, or to any of `assigned_to`. */
                    unassigned?: boolean;
                    detectors?: string[];
                    /** @description What people answered, any of these. */
                    feedback?: components["schemas"]["FeedbackResponse"][];
                    /** @description Detected in any of these. */
                    hours?: components["schemas"]["HourOfWeek"][];
                    search_query?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time with offset.
                     */
                    time_from?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time with offset.
                     */
                    time_to?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertCounts"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    walkAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source_ids?: number[];
                    severity?: components["schemas"]["Severity"][];
                    target_ids?: number[];
                    /** @description Assigned to any of these. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
                    assigned_to?: number[];
                    /** @description true: assigned to no one, or to any of `assigned_to`. */
                    unassigned?: boolean;
                    detectors?: string[];
                    /** @description What people answered, any of these. */
                    feedback?: components["schemas"]["FeedbackResponse"][];
                    /** @description Detected in any of these. */
                    hours?: components["schemas"]["HourOfWeek"][];
                    search_query?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time with offset.
                     */
                    time_from?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time with offset.
                     */
                    time_to?: string;
                    /**
                     * @description Id of the last row seen; 0 is before the first.
                     * @default 0
                     */
                    after?: number;
                    /** @default 50 */
                    limit?: number;
                    status?: components["schemas"]["AlertStatus"] | components["schemas"]["AlertStatus"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertWalk"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listAlertDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDetails"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listAlertStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusOption"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listFeedbackResponses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackOption"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateAlertsStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: number[];
                    /** @description The versions that the caller saw, in the order of `ids`; rows with another one are left alone as `stale`. */
                    versions?: number[];
                    filter?: {
                        source_ids?: number[];
                        severity?: components["schemas"]["Severity"][];
                        target_ids?: number[];
                        /** @description Assigned to any of these. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
                        assigned_to?: number[];
                        /** @description true: assigned to no one, or to any of `assigned_to`. */
                        unassigned?: boolean;
                        detectors?: string[];
                        /** @description What people answered, any of these. */
                        feedback?: components["schemas"]["FeedbackResponse"][];
                        /** @description Detected in any of these. */
                        hours?: components["schemas"]["HourOfWeek"][];
                        search_query?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time with offset.
                         */
                        time_from?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time with offset.
                         */
                        time_to?: string;
                        status?: components["schemas"]["AlertStatus"] | components["schemas"]["AlertStatus"][];
                    };
                    status: components["schemas"]["AlertStatus"];
                    feedback_response?: components["schemas"]["FeedbackResponse"];
                    dismiss_reason?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    assignAlerts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: number[];
                    /** @description The versions that the caller saw, in the order of `ids`; rows with another one are left alone as `stale`. */
                    versions?: number[];
                    filter?: {
                        source_ids?: number[];
                        severity?: components["schemas"]["Severity"][];
                        target_ids?: number[];
                        /** @description Assigned to any of these. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
                        assigned_to?: number[];
                        /** @description true: assigned to no one, or to any of `assigned_to`. */
                        unassigned?: boolean;
                        detectors?: string[];
                        /** @description What people answered, any of these. */
                        feedback?: components["schemas"]["FeedbackResponse"][];
                        /** @description Detected in any of these. */
                        hours?: components["schemas"]["HourOfWeek"][];
                        search_query?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time with offset.
                         */
                        time_from?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time with offset.
                         */
                        time_to?: string;
                        status?: components["schemas"]["AlertStatus"] | components["schemas"]["AlertStatus"][];
                    };
                    /** @description An active colleague; null takes the alerts from whoever has them. */
                    assigned_to: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    undoBulkUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    undo_token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            410: components["responses"]["Problem410"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    giveFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alert_id: number;
                    version?: number;
                    feedback_response: components["schemas"]["FeedbackResponse"];
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDetail"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    giveFeedbackToMany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: number[];
                    /** @description The versions that the caller saw, in the order of `ids`; rows with another one are left alone as `stale`. */
                    versions?: number[];
                    filter?: {
                        source_ids?: number[];
                        severity?: components["schemas"]["Severity"][];
                        target_ids?: number[];
                        /** @description Assigned to any of these. Of a deleted user: the alerts that the deletion left to no one, until someone has them again. */
                        assigned_to?: number[];
                        /** @description true: assigned to no one, or to any of `assigned_to`. */
                        unassigned?: boolean;
                        detectors?: string[];
                        /** @description What people answered, any of these. */
                        feedback?: components["schemas"]["FeedbackResponse"][];
                        /** @description Detected in any of these. */
                        hours?: components["schemas"]["HourOfWeek"][];
                        search_query?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time with offset.
                         */
                        time_from?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time with offset.
                         */
                        time_to?: string;
                        status?: components["schemas"]["AlertStatus"] | components["schemas"]["AlertStatus"][];
                    };
                    feedback_response: components["schemas"]["FeedbackResponse"];
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    media_id: number;
                    alert_id?: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    restoreNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            410: components["responses"]["Problem410"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDetail"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertPatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertDetail"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewPatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 50 */
                    page_size?: number;
                    source_ids?: number[];
                    target_ids?: number[];
                    search_query?: string;
                    /**
                     * Format: date-time
                     * @description Collected or uploaded then or later.
                     */
                    time_from?: string;
                    /**
                     * Format: date-time
                     * @description Collected or uploaded then or earlier.
                     */
                    time_to?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    walkMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Id of the last row seen; 0 is before the first.
                     * @default 0
                     */
                    after?: number;
                    /** @default 50 */
                    limit?: number;
                    source_ids?: number[];
                    target_ids?: number[];
                    search_query?: string;
                    /**
                     * Format: date-time
                     * @description Collected or uploaded then or later.
                     */
                    time_from?: string;
                    /**
                     * Format: date-time
                     * @description Collected or uploaded then or earlier.
                     */
                    time_to?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaWalk"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 50 */
                    page_size?: number;
                    media_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 50 */
                    page_size?: number;
                    media_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotePage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listAllActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 50 */
                    page_size?: number;
                    media_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    contactPublisher: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    media_id: number;
                    alert_id?: number;
                    to?: string;
                    subject?: string;
                    text?: string;
                    /** @default false */
                    send?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublisherLetter"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Does the call once, however often it is repeated under the same key within a day, and answers the same: 8 to 128 printable signs, for example a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    media_id: number;
                    alert_id?: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    assignMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assigned_to: number | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaDetail"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaDetail"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    publisher_email?: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaDetail"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getMediaPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listMediaGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    media_ids: number[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaGroups"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getMediaText: {
        parameters: {
            query?: {
                offset?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaText"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getMediaMail: {
        parameters: {
            query?: {
                /** @description Numbers of the mails to go into, from 1: `2.1` is the first in the second. */
                inside?: string;
                face?: components["schemas"]["MailFaceKind"];
                offset?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaMail"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    rescanMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaDetail"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getMediaOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    revealPasswords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedPasswords"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getMediaPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    page_size?: number;
                    /**
                     * @default id
                     * @enum {string}
                     */
                    sort?: "id" | "created_at";
                    /**
                     * @default desc
                     * @enum {string}
                     */
                    sortDirection?: "asc" | "desc";
                    contexts?: components["schemas"]["NotificationContext"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedRead"];
                };
            };
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    up_to: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedRead"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    page?: number;
                    /** @default 10 */
                    page_size?: number;
                    is_active?: boolean;
                    source_name?: ("Instagram" | "Facebook" | "Linkedin" | "WhatsApp" | "X" | "File upload" | "Local network" | "Web feed" | "Mastodon" | "Bluesky" | "Telegram") | ("Instagram" | "Facebook" | "Linkedin" | "WhatsApp" | "X" | "File upload" | "Local network" | "Web feed" | "Mastodon" | "Bluesky" | "Telegram")[];
                    search_query?: string;
                    /**
                     * @default last_scan
                     * @enum {string}
                     */
                    sort?: "last_scan" | "source_name" | "type" | "account_username" | "search_string" | "is_active" | "created_at";
                    /**
                     * @default desc
                     * @enum {string}
                     */
                    sortDirection?: "asc" | "desc";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetPage"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listTargetTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetTypeOption"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Source"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createTargets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetCreateRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"][];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TargetPatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Target"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listTargetRuns: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetRunPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listSourceCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceCredential"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    setSourceCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SourceCredentialRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceCredential"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteSourceCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    testSourceCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceCredential"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsPatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listWatchTerms: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                search_query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchTermPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listMutedRules: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutedRulePage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createMutedRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MutedRuleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutedRule"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    tryMutedRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MutedRuleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MuteTrial"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteMutedRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateMutedRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MutedRulePatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MutedRule"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    startRescan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescanRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rescan"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getRescan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rescan"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    cancelRescan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rescan"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listAccessKeys: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessKey"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKey"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKeyPatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKey"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                state?: components["schemas"]["WebhookDeliveryState"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listIndicatorLists: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorListPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    createIndicatorList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicatorListRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorList"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    getIndicatorList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorList"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteIndicatorList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    updateIndicatorList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicatorListPatch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorList"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    refreshIndicatorList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorList"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    importIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicatorList"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listOperatorFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorFile"][];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listDeadJobs: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadJobPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    retryDeadJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                /** @description One action, or all of a subject with a dot at the end: `user.` */
                action?: string;
                actor_id?: string;
                subject?: string;
                address?: string;
                time_from?: string;
                /** @description Exclusive. */
                time_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            503: components["responses"]["Problem503"];
        };
    };
}
